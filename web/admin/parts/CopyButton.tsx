import { useState } from 'react'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import { useWords } from './words.tsx'

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copy } = useWords()
  const { show } = useToast()
  const [copied, setCopied] = useState(false)
  const put = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Browsers refuse on plain HTTP, or without permission.
      show({ tone: 'error', title: copy.failed, text: copy.failedText })
    }
  }
  return (
    <>
      <Button icon={copied ? 'check' : 'copy'} onClick={() => void put()}>
        {copied ? copy.done : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied && copy.done}</span>
      </VisuallyHidden>
    </>
  )
}
