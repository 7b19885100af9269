import type { QuestionWords } from '#web/words/site/pages/en.ts'
import { useSite } from './site-context.tsx'

type Question = Exclude<keyof QuestionWords, 'title'>

/** Common questions, each with its answer behind it. */
export function Questions({ about }: { about: readonly Question[] }) {
  const { questions } = useSite().words
  return (
    <section className="questions paper" aria-labelledby="questions-title">
      <h2 id="questions-title">{questions.title}</h2>
      <div>
        {about.map((name) => (
          <details key={name}>
            <summary>{questions[name].ask}</summary>
            <p>{questions[name].answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
