/**
 * The pages enforce Trusted Types (`require-trusted-types-for` of http/security.ts). The only policy allows the empty string, with
 * which ECharts clears its elements; anything else is refused with an exception.
 */
type Policies = { createPolicy(name: 'default', rules: { createHTML: (text: string) => string | null }): unknown }

// Type: not every browser supports it; without support nothing is refused.
const { trustedTypes } = globalThis as { trustedTypes?: Policies }
trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? '' : null) })
