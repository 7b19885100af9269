import type { InsightWords } from './insight-words.ts'

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
const and = (names: readonly string[]) => names.join(' and ')
const missing = { phone: 'phone number', country: 'country' } as const

export const insightWordsEn: InsightWords = {
  topics: {
    trust: 'whether this is honest',
    loss: 'losses',
    withdrawal: 'withdrawals',
    price: 'the price',
    minimum: 'the minimum amount',
    broker: 'the broker',
    setup: 'the setup',
    trial: 'a trial',
  },
  emotions: { joy: 'joy', anger: 'anger', fear: 'worry', sadness: 'disappointment', surprise: 'surprise' },
  missing,
  actions: {
    call: { now: 'Call', planned: 'Plan the call' },
    email: { now: 'Write an email', planned: 'Plan the email' },
    whatsapp: { now: 'Write on WhatsApp', planned: 'Plan the message' },
    meeting: { now: 'Record a meeting', planned: 'Plan the meeting' },
    follow_up: { now: 'Record a follow-up', planned: 'Plan the follow-up' },
    bin: { now: 'Delete the lead', planned: 'Delete the lead' },
  },
  findings: {
    waiting: ({ at, zone, minutes, overdue }, { when, lasting }) =>
      `Wrote on ${when(at, zone)}${zone ? ', their time' : ''}. ${minutes < 1 ? 'No reply yet' : `No reply for ${lasting(minutes)}`}${overdue ? ': overdue' : ''}.`,
    asked: ({ topic, quote }) => `Asked about ${insightWordsEn.topics[topic]}: “${quote}”`,
    mood: ({ label, emotion, quote }) =>
      `The message sounds ${label}${emotion ? ` (${insightWordsEn.emotions[emotion]})` : ''}: “${quote}”`,
    unsure: ({ quote }) => `The mood of the message is unclear: “${quote}”`,
    urgent: ({ level, quote }) => `The message is urgent, ${level} of 10: “${quote}”`,
    returned: ({ times: count, at }, { when }) =>
      `Wrote again ${times(count)}${at ? `, last on ${when(at, null)}` : ''}.`,
    missedCalls: ({ calls, at }, { when }) =>
      `${calls} calls in a row did not reach them, the last on ${when(at, null)}.`,
    wrongNumber: ({ at }, { when }) => `The call on ${when(at, null)} reached a wrong number.`,
    mayCall: ({ ground }) => (ground.is === 'asked' ? `Asked to be called: “${ground.quote}”` : 'Agreed to calls.'),
    noCalls: () => 'Hasn’t asked for a call, and our forms promise not to call unless asked. Write first.',
    worth: ({ dollars, experience }, writer) =>
      `Estimated value ${writer.dollars(dollars)}${experience ? `; stated experience: ${experience}` : ''}.`,
    noMessage: () => 'There is no message to read.',
    noWords: ({ quote }) => `The message has no words to read: “${quote}”`,
    missing: ({ fields }) => `Not known: ${and(fields.map((field) => missing[field]))}.`,
    disposable: ({ domain }) => `The email address is from a disposable email service (${domain}).`,
    quiet: ({ days, at }, { when }) => `No word from either side for ${days} days, since ${when(at, null)}.`,
    taskOverdue: ({ dueDate }, { when }) => `A task was due on ${when(dueDate, null)}.`,
    likely: ({ feature, value, converted, closed, raises }, writer) =>
      `${converted} of ${closed} closed leads (${writer.feature(feature, value)}) converted, which ${raises ? 'raises' : 'lowers'} the probability.`,
    notLearned: ({ closed, needed, prior }) =>
      `The probability is not learned yet${closed < needed ? ` (${closed} closed leads, ${needed} needed)` : ''}. ${prior}% is the usual share of this stage.`,
  },
  advice: {
    callNow: {
      title: () => 'Call now',
      description: ({ hourKnown }) =>
        hourKnown
          ? 'They are waiting for an answer, and it is daytime where they live.'
          : 'They are waiting for an answer. Their local time is not known.',
      outcome: 'They get an answer while they still remember what they asked.',
    },
    callLater: {
      title: ({ at, zone }, { when }) => `Call on ${when(at, zone)}${zone ? ', their time' : ''}`,
      description: () => 'They are waiting for an answer, but it is early or late where they live.',
      outcome: 'The call comes at a good time for them.',
    },
    answer: {
      title: ({ topic }) => (topic ? `Answer the question about ${insightWordsEn.topics[topic]}` : 'Answer by email'),
      description: ({ quote }) => (quote ? `They wrote: “${quote}”` : 'They are waiting for an answer.'),
      outcome: 'Their question is answered in writing, and the clock stops.',
    },
    calm: {
      title: () => 'Take care of this one first',
      description: ({ urgent }) =>
        urgent ? 'The message is urgent. See the words in the insights.' : 'The message sounds negative. Listen first.',
      outcome: 'They feel heard, and you learn what is wrong.',
    },
    writeInstead: {
      title: () => 'Write instead of calling',
      description: ({ calls }) => `${calls} calls in a row did not reach them.`,
      outcome: 'They can answer when it suits them.',
    },
    firstTouch: {
      title: () => 'Introduce yourself',
      description: () => 'The lead came from a file, and no one has written to them yet.',
      outcome: 'You learn whether they are interested.',
    },
    followUp: {
      title: ({ at, zone }, { when }) => `Plan a follow-up for ${when(at, zone)}${zone ? ', their time' : ''}`,
      description: () => 'You have answered, and no follow-up is planned.',
      outcome: 'The lead is not forgotten.',
    },
    askDetails: {
      title: ({ fields }) => `Ask for the ${and(fields.map((field) => missing[field]))}`,
      description: () => 'Without it there are fewer ways to reach them at a good hour.',
      outcome: 'You can reach them in more than one way.',
    },
    checkNumber: {
      title: () => 'Ask for the right number',
      description: () => 'The last call reached a wrong number.',
      outcome: 'The next call reaches them.',
    },
    reviewSpam: {
      title: () => 'Is this spam?',
      description: () => 'The message has no words, and the email address is from a disposable email service.',
      outcome: 'The list stays clean. A deleted lead can be restored for 30 days.',
    },
  },
}
