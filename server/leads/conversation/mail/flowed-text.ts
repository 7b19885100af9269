/**
 * A text of `format=flowed` (RFC 3676) with its broken lines joined. Lines join within one quotation only, without its marks: a
 * quoted text that has marks in its middle is no longer recognised as ours. `deletesSpace`: `delsp=yes`.
 */
export function joinedLines(text: string, deletesSpace: boolean): string {
  const joined: string[] = []
  let open: string | null = null
  for (const line of text.split(/\r?\n/)) {
    const marks = /^>{0,99}/.exec(line)![0]
    const content = line.slice(marks.length).replace(/^ /, '')
    const isSignature = content === '-- '
    const goesOn = content.endsWith(' ') && !isSignature
    const kept = goesOn && deletesSpace ? content.slice(0, -1) : content
    if (open === marks && !isSignature && content !== '') joined[joined.length - 1] += kept
    else joined.push(marks === '' || kept === '' ? `${marks}${kept}` : `${marks} ${kept}`)
    open = goesOn ? marks : null
  }
  return joined.join('\n')
}
