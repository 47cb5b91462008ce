import type { Post } from '../../../contract/post.ts'

/** An invented publication for tests, changed where the test needs it. */
export function inventPost(change: Partial<Post> = {}): Post {
  return {
    id: '7',
    dateCreated: '2026-03-12T17:05:00Z',
    previewImageUrl: null,
    views: 1234,
    likes: 56,
    shares: null,
    comments: null,
    hate: 'sem indício',
    hateScore: 0.02,
    hateKinds: [],
    hateReview: null,
    misleadingLinks: [],
    factChecks: [],
    messageGroup: null,
    platform: 'Telegram',
    link: 'https://t.me.example/aurora_lemos/7',
    content: 'A vacina chegou.',
    fullName: 'Aurora Lemos',
    author: 'aurora_lemos',
    media: [],
    duration: null,
    description: null,
    party: 'PZV',
    role: 'senadora',
    uf: 'SP',
    publicPerson: '7',
    group: null,
    links: [],
    ...change,
  }
}
