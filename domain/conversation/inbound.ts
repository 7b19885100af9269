/** Where programs deliver mails that arrived. */
export const inboundMailPath = '/hooks/mail'
/** Prefix of the signing secret (Standard Webhooks 1.0). */
export const inboundSecretPrefix = 'whsec_'
/** Maximum clock difference of a delivery, seconds. */
export const deliveryToleranceSeconds = 300
/** Maximum size of a mail, bytes: slightly above usual mail server limits. */
export const maxInboundBytes = 40 * 1024 * 1024
/** Webhook path for WhatsApp events from Meta. */
export const whatsAppPath = '/hooks/whatsapp'
/** Maximum size of such a webhook request, bytes. */
export const maxWhatsAppBytes = 4 * 1024 * 1024
