/** How no English text of the public site speaks: turns translated from elsewhere, and promises that no site may make. */
export const neverSaid: readonly RegExp[] = [
  /\b(a|one) person\b|\bpeople (connect|who answer)\b/i,
  /\bnobody keeps\b|\bwhoever (wants|is)\b|\bfor good\b/i,
  /\bwithout moods\b|\bopen books\b|\bwho says so\b/i,
  /\b(one|unit) became\b|\bclock of all\b|\bits rows\b|\bprinted figures\b/i,
  /\b(won|lost) (positions?|trades?|operations?)\b|\boperations?\b/i,
  /\brisk[/-](to-)?reward\b/i,
  /\bguaranteed\b|\brisk-free (profit|trading|return)/i,
  /\b(set ?up|configuration|account) (is )?completed\b|\bsuccessfully\b/i,
  /\bwith this provider\b/i,
  /\bmaximum loss\b/i,
  /\bnot \w+ed for a long time\b/i,
]
