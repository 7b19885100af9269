import { type ClientRequest, get } from 'node:http'

/** Opens an event stream and passes on the data of each change; resolves once the stream is ready. */
export function openBoard(url: string, cookie: string, onChange: (data: string) => void): Promise<ClientRequest> {
  return new Promise((done, fail) => {
    let rest = ''
    const request = get(url, { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`A live stream was answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (text: string) => {
        const events = (rest + text).split('\n\n')
        rest = events.pop()!
        for (const event of events) {
          if (event.includes('event: ready\n')) done(request)
          else if (event.includes('event: change\n')) onChange(event.slice(event.indexOf(dataStart) + dataStart.length))
        }
      })
      answer.on('end', () => fail(new Error('A live stream ended before it was ready')))
      answer.on('error', () => {})
    })
    request.on('error', fail)
  })
}

const dataStart = '\ndata: '
