// Loaded into programs that are not ours (npm, the bundler), which would go on when the command that started them is killed,
// and write where the next one does.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
