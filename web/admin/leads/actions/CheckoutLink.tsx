import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** Copies this lead's checkout link, by which the payment is matched to the lead. */
export function CheckoutLink({ leadId }: { leadId: string }) {
  const { customers: words } = useAllWords()
  const { busy, act } = useAct()
  const { show } = useToast()
  const copy = () =>
    void act('link', words.linkFailed, async () => {
      const { url } = await call.addCheckoutLink({ params: { id: leadId } })
      if (url === null) return show({ tone: 'info', title: words.noCheckout })
      await navigator.clipboard.writeText(url)
      show({ tone: 'success', title: words.linkCopied })
    })
  return (
    <Button size="small" icon="copy" busy={busy !== null} onClick={copy}>
      {words.link}
    </Button>
  )
}
