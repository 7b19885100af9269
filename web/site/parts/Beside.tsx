import type { ReactNode } from 'react'
import { Picture, type PictureName } from './Picture.tsx'

/** A small picture, and beside it what it says, so that it needs no text of its own. */
export function Beside({ picture, children }: { picture: PictureName; children: ReactNode }) {
  return (
    <div className="beside">
      <Picture name={picture} />
      <div>{children}</div>
    </div>
  )
}
