import styles from './Icon.module.css'

/** Stroke paths on a 24 × 24 grid, drawn for this product. */
const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10 20.5h4',
  phone: 'M7 4h3l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 5 6.2 2 2 0 0 1 7 4Z',
  mail: 'M4 6h16v12H4ZM4.5 7l7.5 6 7.5-6',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.2 18.9ZM9 10.5h6M9 13.5h4',
  calendar: 'M5 6h14v14H5ZM5 10.5h14M9 4v4M15 4v4',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 2',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7',
  trash: 'M5 7h14M9 7V4.5h6V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  sun: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  contrast: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 4v16M12 8h5.5M12 12h7.5M12 16h5.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  'arrow-move': 'M4 12h14M13 7l5 5-5 5',
  external: 'M10 5H5v14h14v-5M13 5h6v6M19 5l-8 8',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  note: 'M5 4h14v11l-5 5H5ZM14 20v-5h5M9 9h6M9 12.5h4',
  flag: 'M6 21V4M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  globe: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16',
  key: 'M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 12h9v3.5M17 12v2.5',
  eye: 'M3 12c4-7.5 14-7.5 18 0-4 7.5-14 7.5-18 0ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  'eye-off': 'M6 7.5A12 12 0 0 0 3 12c3 5.6 9.3 7 13.8 4.2M10 6.6c4-.8 8.6 1 11 5.4a12 12 0 0 1-1.8 2.5M4 4l16 16',
  alert: 'M12 4 3 20h18ZM12 10v4.5M12 17v.5',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 11v5M12 8v.5',
  filter: 'M4 6h16l-6 7v6l-4-2v-4Z',
  refresh: 'M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5',
  edit: 'M5 19l1-4L16 5l3 3L9 18ZM14 7l3 3',
  more: 'M5 11.5a.5.5 0 1 0 0 1 .5.5 0 1 0 0-1ZM12 11.5a.5.5 0 1 0 0 1 .5.5 0 1 0 0-1ZM19 11.5a.5.5 0 1 0 0 1 .5.5 0 1 0 0-1Z',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  'chevron-start': 'M14.5 6l-6 6 6 6',
  'chevron-end': 'M9.5 6l6 6-6 6',
  chart: 'M4 19h16M6 15.5l4-5 3.5 3L19 6',
  bars: 'M4 20h16M7 16v-5M12 16V5M17 16V9',
  grid: 'M4 5h7v6H4ZM13 5h7v6h-7ZM4 13h7v6H4ZM13 13h7v6h-7Z',
  rows: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  columns: 'M4 5h4.5v14H4ZM10 5h4.5v9.5H10ZM15.5 5H20v6h-4.5Z',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5ZM3 19c.6-3 3-4.6 6-4.6s5.4 1.6 6 4.6M15.5 5.4a3.2 3.2 0 0 1 0 5.7M17.5 14.8c1.9.7 3.1 2.1 3.5 4.2',
  history: 'M5 12a7.5 7.5 0 1 1 2.2 5.3M5 12l-2-2M5 12l2.2-1.8M12.5 8.5v4l2.7 1.8',
  outbox: 'M4 13.5v6h16v-6M4 13.5h4.5l1.3 2.5h4.4l1.3-2.5H20M12 12V4M8.7 7 12 3.7 15.3 7',
  shield: 'M12 3.5 5 6v5.5c0 4.4 2.8 7.4 7 9 4.2-1.6 7-4.6 7-9V6ZM9 12l2.2 2.2L15.2 10',
  copy: 'M9 9h11v11H9ZM6 15H4V4h11v2',
  download: 'M12 4v11M7.5 10.8l4.5 4.5 4.5-4.5M4.5 19.5h15',
  print: 'M7 8V4h10v4M7 16H4V8h16v8h-3M7 13.5h10V20H7Z',
  passkey:
    'M9.5 4.5a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2ZM3 19.5c.6-3.2 3-5 6.5-5M17.5 10a3 3 0 0 0-1.2 5.7V19l1.2 1.2L19 18.7l-.9-.9.9-.9-.9-.9a3 3 0 0 0-.6-6Z',
  device: 'M4 6h16v10H4ZM2.5 19h19',
  link: 'M10 14a3.6 3.6 0 0 0 5.2 0l3.2-3.2a3.7 3.7 0 0 0-5.2-5.2l-1 1M14 10a3.6 3.6 0 0 0-5.2 0l-3.2 3.2a3.7 3.7 0 0 0 5.2 5.2l1-1',
  panel: 'M4 5h16v14H4ZM9.5 5v14',
  candles: 'M7.5 3.5v4M7.5 15.5v5M5 7.5h5v8H5ZM16.5 4v3M16.5 12.5v7M14 7h5v5.5h-5Z',
  badge: 'M12 3.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM8.5 14.5 7.5 21l4.5-2.5 4.5 2.5-1-6.5M9.8 9.5l1.6 1.6 2.8-3',
  sliders: 'M4 7h9M17 7h3M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM4 17h3M11 17h9M9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  spark: 'M12 4l1.9 6.1L20 12l-6.1 1.9L12 20l-1.9-6.1L4 12l6.1-1.9Z',
  bolt: 'M13 3.5 5.5 13.5H12l-1 7 7.5-10H12Z',
  ban: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM6.4 6.4l11.2 11.2',
} as const

export type IconName = keyof typeof paths

/** The strokes of an icon, as the `d` of an SVG path. */
export const pathOf = (name: IconName): string => paths[name]

/** Icons that point along the line of text and turn round with it. */
const directional: ReadonlySet<IconName> = new Set([
  'arrow-move',
  'external',
  'logout',
  'chevron-start',
  'chevron-end',
  'panel',
])

/** An icon beside a label, hidden from screen readers. `small` is 16 px, else 20. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean | undefined }) {
  return (
    <svg
      className={styles.icon}
      data-small={small || undefined}
      data-directional={directional.has(name) || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
