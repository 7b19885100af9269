import type { ReactNode } from 'react'
import { Picture, type PictureName } from './Picture.tsx'

/** A small picture beside text that says the same, so it needs no alt text. */
export function Beside({ picture, children }: { picture: PictureName; children: ReactNode }) {
  return (
    <div className="beside">
      <Picture name={picture} />
      <div>{children}</div>
    </div>
  )
}
