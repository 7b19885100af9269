// Preloaded into foreign programs (npm, the bundler), which would otherwise outlive a killed command and write into the
// next one's files.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
