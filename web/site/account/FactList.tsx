import type { ReactNode } from 'react'
import type { Marked } from '#web/site/parts/marked.ts'

/** A name, its value and, where the value is a figure, the figure's mark. */
export type Fact = readonly [name: string, value: ReactNode, mark?: Marked]

/** Facts of an account, each under its name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value, mark]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...mark}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
