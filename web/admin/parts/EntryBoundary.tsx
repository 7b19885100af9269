import { Component, type ReactNode } from 'react'
import { call } from '#web/api/client.ts'

type EntryBoundaryProps = {
  /** Location such as `history`: names the kind of entry in the log. */
  place: string
  /** The record that is shown: another one, or a changed one, is tried again. */
  of?: unknown
  /** Shown instead of an entry that fails to render: its plain text. */
  fallback: ReactNode
  children: ReactNode
}

/** Error boundary for one entry, so that the rest of the screen survives; reports the fault to the server. */
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

/** Only the stack frames: the message may contain personal text. */
export function framesOf({ stack = '', message }: Error): string {
  const from = message === '' ? 0 : stack.indexOf(message) + message.length
  const frames = stack.slice(from).split('\n').slice(1, 11)
  return frames.join('\n').slice(0, 2_000)
}
