/** Where programs deliver mails that arrived. */
export const inboundMailPath = '/hooks/mail'
/** Begins the secret that they sign with (Standard Webhooks 1.0). */
export const inboundSecretPrefix = 'whsec_'
/** Seconds that the time of a delivery may be away from ours. */
export const deliveryToleranceSeconds = 300
/** Maximum size of a mail, bytes: what mail servers take, and a little. */
export const maxInboundBytes = 40 * 1024 * 1024
/** Where Meta delivers what happens on WhatsApp. */
export const whatsAppPath = '/hooks/whatsapp'
/** Maximum size of such a delivery, bytes. */
export const maxWhatsAppBytes = 4 * 1024 * 1024
