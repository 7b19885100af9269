import type { StampFinding } from '#domain/stamps/stamps.ts'

type Sentence = 'stampAhead' | 'stampLate' | 'stampGap' | 'stampOpen'

/** The sentence for a finding, and its values. */
export function sentenceOf(
  finding: StampFinding,
  entry: (seq: number) => string,
  moment: (at: string) => string,
): [Sentence, string, string] {
  switch (finding.code) {
    case 'ahead':
      return ['stampAhead', entry(finding.entry), moment(finding.stamped)]
    case 'late':
      return ['stampLate', `${entry(finding.from)}–${entry(finding.to)}`, moment(finding.stamped)]
    case 'gap':
      return ['stampGap', moment(finding.since), moment(finding.until)]
    case 'open':
      return ['stampOpen', entry(finding.from), '']
  }
}
