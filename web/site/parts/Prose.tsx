/** A text in lines: each a paragraph, those that begin with “- ” the items of a list. */
export function Prose({ text }: { text: string }) {
  return blocksOf(text).map(({ items, text }) =>
    items ? (
      <ul key={text}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      <p key={text}>{text}</p>
    ),
  )
}

type Block = { readonly text: string; readonly items: string[] | null }

const bullet = '- '

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    const list = blocks.at(-1)?.items
    if (!line.startsWith(bullet)) blocks.push({ text: line, items: null })
    else if (list) list.push(line.slice(bullet.length))
    else blocks.push({ text: line, items: [line.slice(bullet.length)] })
  }
  return blocks
}
