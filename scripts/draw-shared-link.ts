import { readFile, writeFile } from 'node:fs/promises'
import { launchBrowser } from '../e2e/support/browser.ts'

/**
 * Draws the picture of shared links, `web/site/shared-link.png`, from the site's own elements: rosette and logo,
 * without text, since titles are in ten languages. Run by hand when those change.
 */
const size = { width: 1200, height: 630 }
// More opaque than behind text.
const rosette = (await readFile('web/site/rosette.svg', 'utf8')).replace('stroke-opacity=".16"', 'stroke-opacity=".45"')
const page = `<body style="margin:0;background:#0f1318">
<style>.rosette svg{position:absolute;left:600px;top:-285px;width:1200px;height:1200px}</style>
<div class="rosette">${rosette}</div>
<svg style="position:absolute;left:120px;top:165px" width="300" height="300" viewBox="0 0 20 20" fill="none" stroke="#d4b06a">
  <path stroke-width="1" d="M6 1h8l5 5v8l-5 5H6l-5-5V6z"/><circle stroke-width="1.6" cx="10" cy="10" r="4.5"/>
</svg>
<div style="position:absolute;left:0;right:0;bottom:0;height:10px;background:#d4b06a"></div>`

const browser = await launchBrowser()
const tab = await browser.newPage({ viewport: size })
await tab.setContent(page)
await writeFile('web/site/shared-link.png', await tab.screenshot())
await browser.close()
