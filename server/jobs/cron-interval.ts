const [minute, hour, day, week, year] = [60, 3_600, 86_400, 604_800, 31_622_400]

/**
 * Seconds between two times that a cron line is due, of the forms that jobs of the product use: every minute, every n
 * minutes, once an hour, a day, a week or a year. Throws for any other.
 */
export function cronInterval(cron: string): number {
  const form = cron.replaceAll(/\b\d+\b/g, 'n')
  const every = /^\*\/(\d+) /.exec(cron)
  switch (form) {
    case '* * * * *':
      return minute
    case '*/n * * * *':
      return minute * Number(every![1])
    case 'n * * * *':
      return hour
    case 'n n * * *':
      return day
    case 'n n * * n':
      return week
    case 'n n n n *':
      return year
    default:
      throw new RangeError(`The interval of the cron line ${cron} is not known`)
  }
}
