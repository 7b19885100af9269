/** Characters that reverse a name, hide in it, or separate folders. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu

const maxName = 120

/** Extensions of common mail types, for files without a name. */
const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/pkcs7-mime': 'p7m',
  'application/x-pkcs7-mime': 'p7m',
  'application/pkcs7-signature': 'p7s',
  'audio/mpeg': 'mp3',
  'application/rtf': 'rtf',
  'audio/ogg': 'ogg',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/plain': 'txt',
  'text/rtf': 'rtf',
  'video/mp4': 'mp4',
}

/** A file name for display and download: without its folder or anything that disguises its extension. */
export function fileNameOf(written: string | null, type: string, place: number): string {
  const last = (written ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = withoutEdges(last.replace(unsafe, '').replace(/\s+/g, ' '))
  if (name === '') return `file-${place}.${endings[type] ?? 'bin'}`
  const letters = [...name]
  if (letters.length <= maxName) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return [...letters.slice(0, maxName - ending.length), ...ending].join('')
}

/** Trims spaces and full stops at both ends. */
function withoutEdges(name: string): string {
  const isEdge = (at: number) => /[\s.]/.test(name.charAt(at))
  let [from, to] = [0, name.length]
  while (from < to && isEdge(from)) from += 1
  while (to > from && isEdge(to - 1)) to -= 1
  return name.slice(from, to)
}
