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
import { counted } from './count-ru.ts'
import type { InsightWordsOfStaff } from './insight-en.ts'

const qualities: Record<AiQuality, string> = {
  excellent: 'Отличное',
  good: 'Хорошее',
  fair: 'Среднее',
  poor: 'Слабое',
}
const risks: Record<RiskLevel, string> = { low: 'Низкий', medium: 'Средний', high: 'Высокий' }
const categories: Record<InsightCategory, string> = {
  quality: 'Качество',
  behavior: 'Поведение',
  risk: 'Риск',
  opportunity: 'Возможность',
}
const impacts: Record<Impact, string> = {
  high: 'Сильно влияет',
  medium: 'Заметно влияет',
  low: 'Слабо влияет',
}
const urgencies: Record<RecommendationUrgency, string> = { high: 'Высокий', medium: 'Средний', low: 'Низкий' }
const statuses: Record<RecommendationStatus, string> = {
  pending: 'Ждёт',
  implemented: 'Выполнена',
  dismissed: 'Отклонена',
}
const sentiments: Record<SentimentLabel, string> = {
  positive: 'Позитивная',
  neutral: 'Нейтральная',
  negative: 'Негативная',
}
const emotions: Record<Emotion, string> = {
  joy: 'Радость',
  anger: 'Злость',
  fear: 'Тревога',
  sadness: 'Разочарование',
  surprise: 'Удивление',
}
const quality: Record<QualityRule, string> = {
  contact: 'Рабочие телефон и почта',
  message: 'Есть сообщение',
  question: 'Вопрос о продукте',
  value: 'Ожидаемая сумма',
  experience: 'Опыт',
  dialogue: 'Писал снова или говорил с вами',
}
const engagement: Record<EngagementRule, string> = {
  wrote: 'Написал сообщение',
  detail: 'Подробно или с вопросом',
  returned: 'Написал снова',
  reached: 'Говорил с вами',
}
const risk: Record<RiskRule, string> = {
  overdue: 'Просрочен',
  urgent: 'Срочное сообщение без ответа',
  negative: 'Негативное сообщение',
  distrust: 'Сомневается в честности сервиса',
  missedCalls: 'Не ответил на три звонка подряд или больше',
  wrongNumber: 'Неверный номер',
  disposable: 'Одноразовый адрес почты',
  quiet: 'Молчит две недели',
}
const confidence: Record<ConfidenceRule, string> = {
  message: 'Сообщение',
  reading: 'Настроение понятно',
  country: 'Страна',
  experience: 'Опыт',
  value: 'Ожидаемая сумма',
  history: 'Записи в истории',
  learned: 'Модель обучена',
}

const fallbacks: Record<ModelFailure, string> = {
  timeout: 'Языковая модель отвечала слишком долго.',
  unreachable: 'Языковая модель недоступна.',
  denied: 'Языковая модель не приняла API-ключ.',
  limited: 'Лимит языковой модели исчерпан.',
  failed: 'Языковая модель ответила ошибкой.',
  unreadable: 'Ответ языковой модели не по форме.',
  rejected: 'Ответ языковой модели не прошёл проверку.',
  budget: 'Запросы к языковой модели на сегодня закончились.',
}

/** Russian. */
export const insight: InsightWordsOfStaff = {
  button: 'ИИ-анализ',
  title: (name) => `ИИ-анализ: ${name}`,
  tabs: 'Разделы анализа',
  overview: 'Обзор',
  recommendations: 'Рекомендации',
  sentiment: 'Тональность',
  loading: 'Загружаем анализ',
  loadFailed: 'Не удалось загрузить анализ',
  none: 'Анализа ещё не было',
  noneText: 'Анализ читает поля, историю и сообщения лида. Он работает на этом сервере, без внешних сервисов.',
  noneReadOnly: 'Этот лид ещё никто не анализировал.',
  analyse: 'Проанализировать',
  again: 'Проанализировать снова',
  analysing: 'Анализируем…',
  analysed: 'Лид проанализирован.',
  analyseFailed: 'Не удалось проанализировать лид. Попробуйте ещё раз.',
  when: (moment, by) => (by ? `Анализ ${moment}, ${by}` : `Анализ ${moment}, при поступлении`),
  engine: {
    embedded: 'Встроенный анализ',
    model: 'Сводка и черновик от языковой модели, числа от встроенного анализа',
  },
  fallback: (why) => `${why} Это результат одного встроенного анализа.`,
  fallbacks,
  otherLanguage: (language) => `Анализа на этом языке нет (${language}), показан английский.`,
  summary: 'Сводка',
  draft: 'Черновик ответа',
  draftHint: 'Написала языковая модель. Проверьте перед отправкой.',
  useDraft: 'Вставить в письмо',
  figures: {
    quality: 'Качество лида',
    conversion: 'Вероятность успеха',
    engagement: 'Вовлечённость',
    risk: 'Риск',
    confidence: 'Что известно о лиде',
  },
  outOf: (points, most) => `${points} из ${most}`,
  between: (low, high) => `от ${low} до ${high}`,
  notLearned: (closed, needed) =>
    `модель ещё не обучена${closed < needed ? `: закрытых лидов ${closed} из ${needed}` : ''}; показана обычная доля этапа`,
  why: 'Из чего складывается',
  rules: { quality, engagement, risk, confidence },
  qualities,
  risks,
  insights: 'Главное',
  categories,
  impacts,
  history: 'Прошлые анализы',
  historyColumns: {
    when: 'Когда',
    by: 'Кто',
    quality: 'Качество',
    engagement: 'Вовлечённость',
    risk: 'Риск',
  },
  product: 'Система',
  historyFailed: 'Не удалось загрузить прошлые анализы',
  noRecommendations: 'Рекомендаций нет',
  noRecommendationsText: 'Сейчас с этим лидом ничего срочного делать не нужно.',
  priority: (urgency) => `Приоритет: ${urgency.toLowerCase()}`,
  urgencies,
  statuses,
  restsOn: 'Почему',
  expected: 'Что это даст',
  implement: 'Отметить выполненной',
  dismiss: 'Отклонить',
  settled: { implemented: 'Отмечено: выполнена.', dismissed: 'Отклонена.' },
  settleFailed: 'Не удалось изменить рекомендацию',
  settledElsewhere: 'Кто-то из коллег уже этим занялся.',
  planned: (moment) => `Запланировано на ${moment}.`,
  deleteFailed: 'Не удалось удалить лид',
  form: 'Текст для анализа',
  formHint: 'Например, письмо или сообщение лида из чата.',
  analyseText: 'Определить тональность',
  textAnalysed: 'Текст проанализирован.',
  textFailed: 'Не удалось определить тональность. Попробуйте ещё раз.',
  noTexts: 'Текстов пока нет',
  noTextsText: 'После анализа здесь появятся сообщения лида.',
  overTime: 'Как менялась тональность',
  chart: (count, first, last) => `${count} ${counted(count, 'текст', 'текста', 'текстов')}, с ${first} по ${last}`,
  table: 'Таблицей',
  columns: {
    when: 'Когда',
    text: 'Текст',
    sentiment: 'Тональность',
    score: 'Балл',
    emotion: 'Эмоция',
    urgency: 'Срочность',
  },
  sentiments,
  emotions,
  noEmotion: 'Не ясна',
  unsure: 'Неясно',
  unsureText: 'Текста слишком мало, чтобы судить.',
  score: (score) => `Балл ${score}`,
  urgency: (level) => `Срочность ${level} из 10`,
  phrases: 'Ключевые фразы',
  sources: { message: 'Первое сообщение', interaction: 'Следующее сообщение', typed: 'Введённый текст' },
  urgent: 'Срочное сообщение',
}
