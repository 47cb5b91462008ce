import { expect, test } from 'vitest'
import { type ShownMessage, showPage } from '../../../../../test/telegram/telegram-page.ts'
import { parseTelegramPage } from './page.ts'

const channel = { handle: 'canal_inventado', name: 'Vereadora Inventada 🐝' }

function parseOne(message: Partial<ShownMessage>) {
  const page = parseTelegramPage(
    showPage({ channel, messages: [{ id: 7, at: new Date('2026-08-01T12:05:00Z'), ...message }] }),
  )
  const [post] = page.kind === 'history' ? page.posts : []
  if (!post) throw new Error('no post')
  return post
}

test('a poll is kept with its answers and how many voted', () => {
  const option = (text: string, percent: number) =>
    `<div class="tgme_widget_message_poll_option"><div class="tgme_widget_message_poll_option_percent">${percent}%</div><div class="tgme_widget_message_poll_option_value"><div class="tgme_widget_message_poll_option_text">${text}</div></div></div>`
  const post = parseOne({
    above: `<div class="tgme_widget_message_poll js-poll"><div class="tgme_widget_message_poll_question">Quem fica?</div><div class="tgme_widget_message_poll_type">Anonymous Poll</div><a class="tgme_widget_message_poll_options" href="https://t.me/canal_inventado/7">${option('Todos', 84)}${option('Ninguém', 16)}</a></div>`,
    below: '<span class="tgme_widget_message_voters">1.2K</span>',
  })
  expect(post.post).toMatchObject({ content: '', description: null })
  expect(post.post.extras?.poll).toEqual({
    question: 'Quem fica?',
    kind: 'Anonymous Poll',
    options: [
      { text: 'Todos', percent: 84, votes: null },
      { text: 'Ninguém', percent: 16, votes: null },
    ],
    voters: 1200,
    votersStep: 100,
  })
})

test.each([
  ['1.2K votes', 1200, 100],
  ['222 voters', 222, 1],
  ['No votes yet', null, 1],
])('voters below the answers, as a page within another one has them: %s', (votes, voters, votersStep) => {
  const above = `<div class="tgme_widget_message_poll js-poll"><div class="tgme_widget_message_poll_question">Quem fica?</div><div class="tgme_widget_message_poll_votes">${votes}</div></div>`
  expect(parseOne({ above }).post.extras?.poll).toMatchObject({ voters, votersStep })
})
