import { keyTopics, type LiveEvent, liveEvent, type Topic, topicActions } from '#contract/events.ts'
import type { Actor, Handlers } from '#contract/handler.ts'
import { heartbeatMs } from '#domain/event-stream.ts'
