import type {
  AiQuality,
  Emotion,
  Impact,
  InsightCategory,
  ModelFailure,
  RecommendationStatus,
  RecommendationUrgency,
  RiskLevel,
  SentimentLabel,
} from '#domain/insight/insight.ts'
import type { ConfidenceRule, EngagementRule, QualityRule, RiskRule } from '#domain/insight/measures.ts'

const qualities: Record<AiQuality, string> = { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor' }
const risks: Record<RiskLevel, string> = { low: 'Low', medium: 'Medium', high: 'High' }
const categories: Record<InsightCategory, string> = {
  quality: 'Quality',
  behavior: 'Behavior',
  risk: 'Risk',
  opportunity: 'Opportunity',
}
const impacts: Record<Impact, string> = { high: 'High impact', medium: 'Medium impact', low: 'Low impact' }
const urgencies: Record<RecommendationUrgency, string> = { high: 'High', medium: 'Medium', low: 'Low' }
const statuses: Record<RecommendationStatus, string> = {
  pending: 'Pending',
  implemented: 'Implemented',
  dismissed: 'Dismissed',
}
const sentiments: Record<SentimentLabel, string> = { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' }
const emotions: Record<Emotion, string> = {
  joy: 'Joy',
  anger: 'Anger',
  fear: 'Worry',
  sadness: 'Disappointment',
  surprise: 'Surprise',
}
const quality: Record<QualityRule, string> = {
  contact: 'Phone and email that work',
  message: 'A message',
  question: 'A question about the product',
  value: 'Estimated value',
  experience: 'Experience',
  dialogue: 'Wrote again, or spoke with you',
}
const engagement: Record<EngagementRule, string> = {
  wrote: 'Wrote a message',
  detail: 'In detail, or with a question',
  returned: 'Wrote again',
  reached: 'Spoke with you',
}
const risk: Record<RiskRule, string> = {
  overdue: 'Overdue',
  urgent: 'Urgent message without a reply',
  negative: 'Negative message',
  distrust: 'Doubts that the service is honest',
  missedCalls: 'Three calls or more in a row missed',
  wrongNumber: 'Wrong number',
  disposable: 'Disposable email address',
  quiet: 'Silent for two weeks',
}
const confidence: Record<ConfidenceRule, string> = {
  message: 'The message',
  reading: 'Its mood is clear',
  country: 'The country',
  experience: 'Their experience',
  value: 'The estimated value',
  history: 'Something in the history',
  learned: 'The model is trained',
}

const fallbacks: Record<ModelFailure, string> = {
  timeout: 'The language model took too long.',
  unreachable: 'The language model can’t be reached.',
  denied: 'The language model rejected the API key.',
  limited: 'The language model has reached its limit.',
  failed: 'The language model failed.',
  unreadable: 'The language model’s answer has the wrong form.',
  rejected: 'The language model’s answer didn’t pass the check.',
  budget: 'Today’s calls to the language model have been used up.',
}

/** English: the analysis of a lead. */
export const insight = {
  button: 'AI Analysis',
  title: (name: string) => `AI analysis of ${name}`,
  tabs: 'Parts of the analysis',
  overview: 'Overview',
  recommendations: 'Recommendations',
  sentiment: 'Sentiment',
  loading: 'Loading the analysis',
  loadFailed: 'Couldn’t load the analysis',
  none: 'Not analyzed yet',
  noneText:
    'The analysis reads the lead’s details, history and messages. It runs on this server, without any outside service.',
  noneReadOnly: 'No one has analyzed this lead yet.',
  analyse: 'Analyze now',
  again: 'Analyze again',
  analysing: 'Analyzing…',
  analysed: 'Lead analyzed.',
  analyseFailed: 'Failed to analyze lead. Please try again.',
  when: (moment: string, by: string | null) =>
    by ? `Analyzed ${moment} by ${by}` : `Analyzed ${moment} as it came in`,
  engine: {
    embedded: 'By the built-in engine',
    model: 'Summary and draft by the language model, numbers by the built-in engine',
  },
  fallback: (why: string) => `${why} These results come from the built-in engine alone.`,
  fallbacks,
  otherLanguage: (language: string) => `Not available in ${language}, so it’s shown in English.`,
  summary: 'Summary',
  draft: 'Draft of a reply',
  draftHint: 'Written by the language model. Check it before you send it.',
  useDraft: 'Use in an email',
  figures: {
    quality: 'Lead quality',
    conversion: 'Win probability',
    engagement: 'Engagement',
    risk: 'Risk',
    confidence: 'Known about the lead',
  },
  outOf: (points: string, most: string) => `${points} of ${most}`,
  between: (low: string, high: string) => `between ${low} and ${high}`,
  notLearned: (closed: number, needed: number) =>
    `not trained yet${closed < needed ? `: ${closed} of ${needed} closed leads` : ''}; showing the usual rate of the stage`,
  why: 'How this adds up',
  rules: { quality, engagement, risk, confidence },
  qualities,
  risks,
  insights: 'Key insights',
  categories,
  impacts,
  history: 'Earlier analyses',
  historyColumns: { when: 'When', by: 'By', quality: 'Quality', engagement: 'Engagement', risk: 'Risk' },
  product: 'System',
  historyFailed: 'Couldn’t load earlier analyses',
  noRecommendations: 'Nothing to recommend',
  noRecommendationsText: 'Nothing known about this lead calls for action right now.',
  priority: (urgency: string) => `Priority: ${urgency}`,
  urgencies,
  statuses,
  restsOn: 'Why',
  expected: 'Expected outcome',
  implement: 'Mark as implemented',
  dismiss: 'Dismiss',
  settled: { implemented: 'Marked as implemented.', dismissed: 'Dismissed.' },
  settleFailed: 'Couldn’t update the recommendation',
  settledElsewhere: 'A teammate has already handled it.',
  planned: (moment: string) => `Planned for ${moment}.`,
  deleteFailed: 'Couldn’t delete the lead',
  form: 'Text to analyze',
  formHint: 'For example an email or a chat message from the lead.',
  analyseText: 'Analyze sentiment',
  textAnalysed: 'Text analyzed.',
  textFailed: 'Failed to analyze sentiment. Please try again.',
  noTexts: 'No texts yet',
  noTextsText: 'Messages of the lead appear here once the lead is analyzed.',
  overTime: 'Sentiment over time',
  chart: (count: number, first: string, last: string) => `${count} texts, from ${first} to ${last}`,
  table: 'As a table',
  columns: {
    when: 'When',
    text: 'Text',
    sentiment: 'Sentiment',
    score: 'Score',
    emotion: 'Emotion',
    urgency: 'Urgency',
  },
  sentiments,
  emotions,
  noEmotion: 'None clear',
  unsure: 'Unclear',
  unsureText: 'There’s too little text to tell.',
  score: (score: string) => `Score ${score}`,
  urgency: (level: string) => `Urgency ${level} of 10`,
  phrases: 'Key phrases',
  sources: { message: 'First message', interaction: 'Further message', typed: 'Text entered' },
  urgent: 'Urgent message',
}

export type InsightWordsOfStaff = typeof insight
