import { canonicalizeLink, hostOfLink } from './canonical-link.ts'
import { SHARED_HOSTS, SHORTENERS } from './link-rules.ts'

export type MisleadingLinkKind = 'domínio' | 'endereço'

/** The comparison key of a judged domain or address, or a sentence why it cannot be judged. */
export type MisleadingAddress = { kind: MisleadingLinkKind; key: string } | { reason: string }

/** Parses a domain or an address as people write them; without `kind`, one with a path is an address. */
export function parseMisleadingAddress(text: string, kind?: MisleadingLinkKind): MisleadingAddress {
  const written = text.trim()
  const canonical = canonicalizeLink(/^https?:\/\//i.test(written) ? written : `https://${written}`)
  const host = hostOfLink(canonical ?? '')
  if (!canonical || /\s/.test(written) || !/^([a-z\d_-]+\.)+(xn--[a-z\d-]+|[a-z]{2,})$/.test(host))
    return { reason: 'Escreva um domínio como exemplo.com ou um endereço como https://exemplo.com/pagina.' }
  const hasPage = canonical.length > host.length && /[/?]/.test(canonical)
  const chosen = kind ?? (hasPage ? 'endereço' : 'domínio')
  if (chosen === 'endereço')
    return hasPage
      ? { kind: chosen, key: canonical }
      : { reason: 'Este é um site inteiro: escolha “domínio” ou escreva o endereço de uma página.' }
  if (hasPage) return { reason: 'Um domínio não tem página: escolha “endereço” ou escreva só o domínio.' }
  if (SHARED_HOSTS.has(host) || SHORTENERS.has(host))
    return { reason: `Em ${host} qualquer pessoa publica: indique o endereço exato da página.` }
  return { kind: chosen, key: host }
}
