import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { site } from './scripts/vite-site.ts'

export default defineConfig({ appType: 'custom', plugins: [react(), site()] })
