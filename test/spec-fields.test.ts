/**
 * Field names of the API and constants, as in sections 3 and 9 of the specification. Renaming or losing a field breaks
 * other people's scripts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  DEFAULT_NEWS_PAGE_SIZE,
  DEFAULT_PAGE_SIZE,
  NEWS_PAGE_SIZES,
  PAGE_SIZES,
  PAGE_SLOTS,
} from '../src/contract/limits.ts'
import { Chapter, Live, LiveDetail, Transcription } from '../src/contract/lives/lives.ts'
import { RelatedNews, RelatedNewsReply } from '../src/contract/news/news.ts'
import { Chart, MetricsReply } from '../src/contract/posts/metrics.ts'
import { Attachment, Face, Post, PostsReply } from '../src/contract/posts/post.ts'
import { Option, PersonOption, PostOptions } from '../src/contract/posts/post-options.ts'
import { Profile } from '../src/contract/users/profile.ts'
import { SavedFilters, SavedSearch } from '../src/contract/users/saved-search.ts'
import { Login, Tokens } from '../src/contract/users/token.ts'
import { User } from '../src/contract/users/users.ts'
import { theme } from '../src/web/theme.ts'

const PAGING = 'page, page_size, total_items, total_pages'

const ENTITIES: [name: string, schema: z.ZodObject, fields: string][] = [
  [
    'Post',
    Post,
    'id, dateCreated, previewImageUrl, views, likes, shares, comments, hate, hateScore, misleadingLinks, platform, link, content, fullName, author, media, duration, description',
  ],
  ['Attachment', Attachment, 'id, type, url, faces, description, ocr'],
  ['Face', Face, 'id, url'],
  ['Posts response', PostsReply, `items, attachments, faces, ${PAGING}`],
  ['Post options', PostOptions, 'public_persons, parties, roles, platforms, misinformations, hates, ufs, published_at'],
  ['Public person among the options', PersonOption, 'id, name, subtitle, image, extra_text, platforms'],
  ['Option', Option, 'label, value'],
  ['Metrics response', MetricsReply, `items, ${PAGING}`],
  ['Chart', Chart, 'title, type, x_title, x_type, y_title, x_data, y_data, y_labels'],
  ['Related news', RelatedNews, 'content_type, title, published_at, url, featured_image_url'],
  ['Related news response', RelatedNewsReply, `items, ${PAGING}`],
  ['Saved search', SavedSearch, 'id, created_at, title, filters'],
  [
    'Filters of a saved search',
    SavedFilters,
    'search, start_date, end_date, party, platform, role, uf, hate, misleading_links, public_person, face_id, attachment_uuid',
  ],
  ['Tokens', Tokens, 'access, refresh'],
  ['Login', Login, 'username, password'],
  ['User', User, 'username, email, first_name, last_name'],
  ['Profile', Profile, 'username, is_staff, is_superuser, email, first_name, last_name, transcriptor_group'],
  ['Live', Live, 'id, url, title, description, channel_title, is_live, transcribed, started_at, finished_at'],
  ['Live in detail', LiveDetail, 'id, chapters'],
  ['Chapter', Chapter, 'id, started_at, finished_at, transcription'],
  ['Live transcription', Transcription, 'transcribed, chapters'],
]

test.each(ENTITIES)('%s has the fields of the specification', (_, schema, fields) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(', ')))
})

test('pages of posts are 20, 50 or 100 long, 20 unless asked otherwise, and five of them can be chosen', () => {
  expect({ PAGE_SIZES, DEFAULT_PAGE_SIZE, PAGE_SLOTS }).toEqual({
    ...{ PAGE_SIZES: [20, 50, 100], DEFAULT_PAGE_SIZE: 20, PAGE_SLOTS: 5 },
  })
})

test('pages of related news are 10, 20, 50 or 100 long, 10 unless asked otherwise', () => {
  expect({ NEWS_PAGE_SIZES, DEFAULT_NEWS_PAGE_SIZE }).toEqual({
    ...{ NEWS_PAGE_SIZES: [10, 20, 50, 100], DEFAULT_NEWS_PAGE_SIZE: 10 },
  })
})

test('the primary colour is yellow', () => {
  expect(theme.primaryColor).toBe('yellow')
})

test('what follows typing waits 300 ms, everywhere', () => {
  const web = resolve(import.meta.dirname, '../src/web')
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .filter((text) => /useDebounced\w+\(/.test(text))
  expect(sources.length).toBeGreaterThan(0)
  for (const text of sources) expect(/\bDEBOUNCE = (\d+)/.exec(text)?.[1]).toBe('300')
})
