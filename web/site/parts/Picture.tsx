import account from '#web/site/parts/pictures/account.svg?url'
import chain from '#web/site/parts/pictures/chain.svg?url'
import keys from '#web/site/parts/pictures/keys.svg?url'
import money from '#web/site/parts/pictures/money.svg?url'
import receipt from '#web/site/parts/pictures/receipt.svg?url'
import reply from '#web/site/parts/pictures/reply.svg?url'
import rules from '#web/site/parts/pictures/rules.svg?url'
import off from '#web/site/parts/pictures/switch.svg?url'
import trade from '#web/site/parts/pictures/trade.svg?url'

/** `isMirrored`: it is read in the direction of the language. */
const pictures = {
  account: { src: account, width: 160, height: 100, isMirrored: true },
  chain: { src: chain, width: 160, height: 100 },
  keys: { src: keys, width: 160, height: 100, isMirrored: true },
  money: { src: money, width: 600, height: 200, isMirrored: true },
  off: { src: off, width: 160, height: 100 },
  receipt: { src: receipt, width: 160, height: 100 },
  reply: { src: reply, width: 160, height: 100, isMirrored: true },
  rules: { src: rules, width: 160, height: 100 },
  trade: { src: trade, width: 1200, height: 200, isMirrored: true },
} satisfies Record<string, { src: string; width: number; height: number; isMirrored?: true }>

export type PictureName = keyof typeof pictures

/**
 * A picture drawn in code, in colours for light and dark backgrounds, since the page's styles do not reach into it.
 * Without `alt` the text beside it says the same. `isFirst`: in the first screen.
 */
export function Picture({ name, alt = '', isFirst = false }: { name: PictureName; alt?: string; isFirst?: boolean }) {
  const { src, width, height } = pictures[name]
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      className={'isMirrored' in pictures[name] ? 'turns' : undefined}
    />
  )
}
