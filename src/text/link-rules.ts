/** General knowledge about addresses: maintained lists, no code. */

/**
 * Parameters that say where a reader came from, never which page it is. Names as in the query filter of the Brave
 * browser (components/query_filter/utils.cc) and in AdGuard's URL Tracking filter, and what Brazilian portals and the
 * networks themselves add when a page is shared.
 */
const TRACKERS = `
fbclid gclid gclsrc gbraid wbraid dclid msclkid twclid ttclid yclid igshid igsh igs li_fat_id srsltid _gl _ga _openstat
mc_cid mc_eid mkt_tok oly_anon_id oly_enc_id vero_conv vero_id wickedid rb_clickid s_cid __s __hsfp __hssc __hstc _hsenc
_hsmi hsctatracking ml_subscriber ml_subscriber_hash epik guccounter guce_referrer guce_referrer_sig ncid spm cmpid
fb_action_ids fb_action_types fb_ref fb_source action_object_map action_ref_map action_type_map at_medium at_campaign
ref ref_src ref_url referrer origem origin_ref share_id sharetype share_type shared_from sfnsn mibextid rdid _branch_match_id
si feature pp ab_channel cmp xtor icid amp amp_js_v outputtype
`
export const TRACKING_PARAMETERS: ReadonlySet<string> = new Set(TRACKERS.trim().split(/\s+/))

/** Tracking parameters of single hosts: on other hosts they may select the page. */
export const TRACKING_OF_HOST: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'x.com': ['s', 't'],
    'instagram.com': ['hl', 'img_index'],
    'tiktok.com': ['lang', 'is_from_webapp', 'sender_device', '_r', '_t'],
    'facebook.com': ['paipv', 'eav', '_rdr', '__tn__', '__cft__[0]', 'locale'],
    't.me': ['single'],
  }),
)

/** Alternative names of a host that show the same pages. */
export const HOST_ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'twitter.com': 'x.com',
    'fb.com': 'facebook.com',
    'web.facebook.com': 'facebook.com',
    'pt-br.facebook.com': 'facebook.com',
    'telegram.me': 't.me',
    'music.youtube.com': 'youtube.com',
    'youtube-nocookie.com': 'youtube.com',
  }),
)

/** Pages that only redirect to the address in one of their parameters. */
export const WRAPPERS: ReadonlyMap<string, { path: RegExp; parameters: readonly string[] }> = new Map(
  Object.entries({
    'l.facebook.com': { path: /./, parameters: ['u'] },
    'lm.facebook.com': { path: /./, parameters: ['u'] },
    'l.instagram.com': { path: /./, parameters: ['u'] },
    'google.com': { path: /^\/url$/, parameters: ['url', 'q'] },
    'google.com.br': { path: /^\/url$/, parameters: ['url', 'q'] },
    'youtube.com': { path: /^\/redirect$/, parameters: ['q'] },
    'out.reddit.com': { path: /./, parameters: ['url'] },
    'vk.com': { path: /^\/away\.php$/, parameters: ['to'] },
    't.umblr.com': { path: /^\/redirect$/, parameters: ['z'] },
  }),
)

const SHORT = `
abre.ai adf.ly amzn.to b.link bit.do bit.ly bitly.com bityli.com bl.ink buff.ly chng.it clck.ru cutt.ly dlvr.it encr.pw
encurtador.com.br encurta.ae encurta.net fb.watch fb.me flip.it glo.bo goo.gl gg.gg hubs.la hubs.ly ift.tt is.gd
j.mp kut.li lnkd.in linktr.in l1nk.dev l1nq.com migre.me mla.bs n9.cl ouo.io ow.ly page.link pic.twitter.com qrco.de rb.gy
rebrand.ly reut.rs s.id shorturl.at snip.ly spoti.fi surl.li t.co t.ly tiny.cc tiny.one tinyurl.com trib.al twixar.me
uol.page urlzs.com v.gd vk.cc wa.link wp.me x.gd youtube.page.link
`
/** Hosts of short links; collected from posts and from the services' own documentation. */
export const SHORTENERS: ReadonlySet<string> = new Set(SHORT.trim().split(/\s+/))

/**
 * Hosts on which everyone publishes: one page says nothing about another, so they cannot be judged as a domain. Also
 * suffixes under which everyone registers.
 */
const SHARED = `
x.com facebook.com instagram.com youtube.com youtu.be tiktok.com t.me whatsapp.com wa.me telegram.org kwai.com threads.net
bsky.app linkedin.com reddit.com google.com docs.google.com drive.google.com sites.google.com blogspot.com blogger.com
wordpress.com medium.com substack.com wixsite.com github.io tumblr.com archive.org web.archive.org archive.is archive.ph
com.br net.br org.br gov.br blog.br leg.br jus.br edu.br art.br tv.br eco.br ind.br adv.br com.pt co.uk com.ar
`
export const SHARED_HOSTS: ReadonlySet<string> = new Set(SHARED.trim().split(/\s+/))
