import type { Instant } from '#domain/basics/instant.ts'
import type { RiskLevel } from '#domain/insight/insight.ts'
import { type Advice, adviceOf } from './advice.ts'
import type { Facts } from './facts.ts'
import { type Finding, findingsOf } from './findings.ts'
import {
  confidenceReceipt,
  engagementReceipt,
  type MeasureLine,
  qualityReceipt,
  riskLevelOf,
  riskReceipt,
  totalOf,
} from './measures.ts'

export const measures = ['quality', 'engagement', 'risk', 'confidence'] as const
export type Measure = (typeof measures)[number]

/** The result for a lead; each number with the lines it adds up from. */
export interface Analysis {
  /** 0 to 100. */
  readonly qualityScore: number
  /** 0 to 10. */
  readonly engagementLevel: number
  readonly riskAssessment: RiskLevel
  /** 0 to 100. */
  readonly confidenceLevel: number
  /** Percent: learned, or the share of the lead's stage. */
  readonly conversionProbability: number
  readonly receipts: Readonly<Record<Measure, readonly MeasureLine[]>>
  readonly findings: readonly Finding[]
  readonly advice: readonly Advice[]
}

/** Analyses a lead deterministically and without any service. */
export function analyse(facts: Facts, now: Instant): Analysis {
  const receipts = {
    quality: qualityReceipt(facts),
    engagement: engagementReceipt(facts),
    risk: riskReceipt(facts, now),
    confidence: confidenceReceipt(facts),
  }
  const { conversion } = facts
  return {
    qualityScore: totalOf(receipts.quality, 100),
    engagementLevel: totalOf(receipts.engagement, 10),
    riskAssessment: riskLevelOf(totalOf(receipts.risk, 100)),
    confidenceLevel: totalOf(receipts.confidence, 100),
    conversionProbability: conversion.state === 'learned' ? conversion.percent : conversion.prior,
    receipts,
    findings: findingsOf(facts, now),
    advice: adviceOf(facts, now),
  }
}
