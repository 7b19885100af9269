import { Component, type ReactNode } from 'react'
import { call } from '#web/api/client.ts'

type EntryBoundaryProps = {
  /** Where it is shown, such as `history`: tells the log which kind of entry broke. */
  place: string
  /** The record that is shown: another one, or a changed one, is tried again. */
  of?: unknown
  /** What is shown in place of an entry that cannot be drawn: its plain text. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps one entry that cannot be drawn from taking the rest of the screen along; the server is told of the fault. */
export class EntryBoundary extends Component<EntryBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidUpdate(before: EntryBoundaryProps) {
    if (this.state.broken && before.of !== this.props.of) this.setState({ broken: false })
  }

  override componentDidCatch(error: Error) {
    const body = { place: this.props.place, error: error.name.slice(0, 60), stack: framesOf(error) }
    void call.reportFault({ body }).catch(() => undefined)
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}

/** The frames alone: the message may contain what a person wrote. */
export function framesOf({ stack = '', message }: Error): string {
  const from = message === '' ? 0 : stack.indexOf(message) + message.length
  const frames = stack.slice(from).split('\n').slice(1, 11)
  return frames.join('\n').slice(0, 2_000)
}
