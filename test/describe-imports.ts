import { wrapMarkdown } from '../scripts/wrap-docs.ts'

const HEAD = `# Who may import whom

Written from \`test/import-table.ts\`; \`test/architecture.test.ts\` enforces it. A folder may import from itself and from what stands behind it, with
everything below; the row of the nearest folder above counts. Packages are free, but only \`src/server/store\` connects to a store,
and in the browser zod is a type. Besides: a feature knows no other one, \`search\` nothing of Postgres, \`records\` nothing of
ClickHouse, and no imports run in a circle.
`

/** Renders the import table as readable text: docs/imports.md. */
export function describeImports(table: Record<string, readonly string[]>): string {
  const rows = Object.entries(table).map(([folder, allowed]) => {
    const names = allowed.map((one) => `\`${one}\``).join(', ')
    return `- \`${folder}\`: ${names || 'nothing'}`
  })
  return wrapMarkdown(`${HEAD}\n${rows.join('\n')}\n`)
}
