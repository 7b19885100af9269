import { Picture, type PictureName } from '#web/site/parts/Picture.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

/** How it works, in three steps numbered by the style. */
export function Steps() {
  const { steps } = useSite().words.home
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{steps.title}</h2>
      <ol>
        <Step {...steps.account} picture="account" />
        <Step {...steps.connect} alt={steps.connect.picture} picture="keys" />
        <Step {...steps.watch} picture="off" />
      </ol>
    </section>
  )
}

function Step(props: { picture: PictureName; alt?: string; title: string; text: string }) {
  return (
    <li>
      <Picture name={props.picture} alt={props.alt ?? ''} />
      <div>
        <h3>{props.title}</h3>
        <p>{props.text}</p>
      </div>
    </li>
  )
}
