import { expect, it } from 'vitest'
import {
  canRetry,
  FetchError,
  getAdvice,
  getErrorMessage,
  getFieldErrors,
  getFirstMessage,
  ResponseError,
} from './api-error.ts'

const FALLBACK = 'Um erro ocorreu, por favor, tente novamente.'

it.each([
  ['the detail', new ResponseError(401, { detail: 'Senha incorreta.', code: 'wrong_credentials' }), 'Senha incorreta.'],
  ['else the first sentence without a field', new ResponseError(400, { non_field_errors: ['Um.', 'Dois.'] }), 'Um.'],
  ['else a general sentence', new ResponseError(500, null), FALLBACK],
  ['a general sentence for a text body', new ResponseError(502, 'Bad gateway'), FALLBACK],
  ['a general sentence without a network', new FetchError('x'), FALLBACK],
])('shows %s', (_, error, message) => {
  expect(getErrorMessage(error)).toBe(message)
})

it('keeps the sentences of each field and nothing else', () => {
  const error = new ResponseError(400, { email: ['Use um e-mail.'], code: 'invalid_request', other: [1] })
  expect(getFieldErrors(error)).toEqual({ email: ['Use um e-mail.'] })
  expect(getFieldErrors(new FetchError('x'))).toEqual({})
})

it('says of which field there is something wrong, where one place speaks for all', () => {
  expect(getFirstMessage(new ResponseError(400, { address: ['O endereço não é público.'] }))).toBe(
    'O endereço não é público.',
  )
  expect(getFirstMessage(new ResponseError(409, { detail: 'Há canais demais.' }))).toBe('Há canais demais.')
  expect(getFirstMessage(new FetchError('x'))).toBe(FALLBACK)
})

it.each([
  [429, 'Há pedidos seus demais em andamento.'],
  [503, 'O LupaScan está atendendo buscas demais agora.'],
  [422, 'Esta busca é pesada demais.'],
  [403, 'Você não tem permissão para executar essa ação.'],
  [404, 'Esta publicação não existe.'],
  [500, 'O servidor falhou ao responder. Tente de novo; se continuar, fale com quem administra.'],
])('advises whoever waits when the server answers %i', (status, advice) => {
  const error = new ResponseError(status, { detail: status === 500 ? 'Um erro ocorreu.' : advice })
  expect(getAdvice(error)).toBe(advice)
})

it('says more than that there was an error where the answer says nothing', () => {
  expect(getAdvice(new ResponseError(503, null))).toBe(
    'O servidor falhou ao responder. Tente de novo; se continuar, fale com quem administra.',
  )
})

it('blames the connection only when no answer came', () => {
  expect(getAdvice(new FetchError('x'))).toBe('O servidor não respondeu. Verifique a conexão e tente de novo.')
})

it.each([
  [new FetchError('x'), true],
  [new ResponseError(500, null), true],
  [new ResponseError(503, null), true],
  [new ResponseError(400, null), false],
  [new ResponseError(403, null), false],
  [new ResponseError(404, null), false],
])('offers another try only where it may help: %s, %s', (error, expected) => {
  expect(canRetry(error)).toBe(expected)
})
