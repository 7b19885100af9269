import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './scripts/vite-fonts.ts'
import { phone } from './scripts/vite-phone.ts'
import { site } from './scripts/vite-site.ts'
import { wireAsData } from './scripts/vite-wire.ts'

export default defineConfig({
  appType: 'custom',
  plugins: [react(), fonts(), site({ outDir: process.env.BUILD_INTO }), phone(), wireAsData()],
})
