/**
 * The browser takes no text for HTML or script in our pages (`require-trusted-types-for` of http/security.ts). One policy lets an empty
 * text through, with which ECharts clears its elements; anything else is refused and thrown.
 */
type Policies = { createPolicy(name: 'default', rules: { createHTML: (text: string) => string | null }): unknown }

// Type: not every browser has it, and where it is missing nothing is refused.
const { trustedTypes } = globalThis as { trustedTypes?: Policies }
trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? '' : null) })
