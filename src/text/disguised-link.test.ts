import { expect, test } from 'vitest'
import { isDisguised } from './disguised-link.ts'

test.each([
  ['gov.br', 'https://golpe.example/x'],
  ['https://www.gov.br/receita', 'https://gov.br.golpe.example/receita'],
  ['G1.GLOBO.COM', 'https://g1-globo.example/'],
  ['@receitafederal', 'https://golpe.example/receitafederal'],
  ['@receitafederal', 'https://t.me/receita_falsa'],
  ['@iosdev', 'https://t.me/+AbCdEf123'],
  ['👉 gov.br ⬅', 'https://golpe.example/x'],
  ['@receita\u200bfederal', 'https://golpe.example/x'],
  ['Leia mais em gov.br', 'https://golpe.example/x'],
  ['Acesse https://www.caixa.gov.br/fgts agora', 'https://golpe.example/x'],
  ['t.me/receitafederal', 'https://t.me/receita_falsa'],
  ['t.me/receitafederal', 'https://telegram.me/+AbCdEf123'],
  ['https://x.com/senado', 'https://twitter.com/senad0'],
  ['instagram.com/senado/', 'https://www.instagram.com/senado_oficial/'],
  ['instagram.com/senadofede…', 'https://instagram.com/senad0federal'],
  ['x.com/senado/status/1…', 'https://x.com/senado_federal/status/1'],
  ['t.me/receita (…)', 'https://t.me/receita_falsa'],
  ['t.me/+AbC', 'https://t.me/joinchat/AbD'],
  ['t.me/receita', 'https://t.me/joinchat/AbC'],
  ['instagram.com/senado', 'https://instagram.com/senado_'],
  ['@senado', 'https://instagram.com/senado_'],
  ['instagram.com/senado', 'https://www.instagram.com/_u/golpe'],
  ['instagram.com/senado%20', 'https://instagram.com/golpe'],
  ['t.me/gov', 'https://t.me/gov%62r'],
  ['https://mobile.twitter.com/senado', 'https://x.com/golpe'],
  ['gov.br...', 'https://gov.br.golpe.example/x'],
  ['m.com.br', 'https://golpe.com.br/x'],
])('%s in front of %s names another place', (words, address) => {
  expect(isDisguised(words, address)).toBe(true)
})

test.each([
  ['aqui', 'https://golpe.example/x'],
  ['Leia mais em gov.br ou em g1.globo.com', 'https://g1.globo.com/x'],
  ['Tudo acabou.Se quiser, leia', 'https://noticia.example/x'],
  ['Fale com ana@gov.br hoje', 'https://noticia.example/x'],
  ['Fim.Agora', 'https://golpe.example/x'],
  ['gov.br', 'https://www.gov.br/receita'],
  ['globo.com', 'https://g1.globo.com/politica'],
  ['https://g1.globo.com/politica', 'https://globo.com/politica'],
  ['município.example', 'https://xn--municpio-j2a.example/'],
  ['t.me/canal', 'https://telegram.me/Canal/12'],
  ['t.me/s/canal', 'https://t.me/canal?before=3'],
  ['x.com/senado', 'https://x.com/i/status/12'],
  ['x.com', 'https://x.com/senado'],
  ['x.com/senado', 'https://twitter.com/Senado/status/12'],
  ['instagram.com/p/AbC', 'https://www.instagram.com/senado/p/AbC/'],
  ['t.me/canal/12', 'https://t.me/c/123/12'],
  ['youtu.be/AbC', 'https://www.youtube.com/watch?v=AbC'],
  ['youtube.com/@tv', 'https://www.youtube.com/channel/UC1'],
  ['fb.com/senado', 'https://www.facebook.com/senado'],
  ['wa.me/5511', 'https://api.whatsapp.com/send?phone=5511'],
  ['@canal', 'https://t.me/canal/12'],
  ['@canal', 'https://www.instagram.com/canal/'],
  ['@canal', 'https://www.tiktok.com/@canal'],
  ['instagram.com/senadofede…', 'https://instagram.com/senadofederal'],
  ['👉 x.com/SenadoFedera...', 'https://x.com/SenadoFederal/status/1'],
  ['tiktok.com/@senadofe…', 'https://www.tiktok.com/@senadofederal/video/1'],
  ['t.me/senado_…', 'https://t.me/senado_federal'],
  ['t.me/+AbC', 'https://t.me/joinchat/AbC'],
  ['https://t.me/joinchat/AbC', 'https://t.me/+AbC'],
  ['t.me/joinchat/Ab…', 'https://t.me/+AbC'],
  ['instagram.com/senado_', 'https://www.instagram.com/senado_/'],
  ['instagram.com/senado_.', 'https://www.instagram.com/senado_/'],
  ['https://www.instagram.com/senado.', 'https://www.instagram.com/senado.'],
  ['https://www.instagram.com/senado.', 'https://www.instagram.com/senado'],
  ['__instagram.com/senado__', 'https://www.instagram.com/senado'],
  ['@senado_', 'https://www.instagram.com/senado_/'],
  ['instagram.com/senado', 'https://www.instagram.com/_u/senado'],
  ['instagram.com/senado', 'https://www.instagram.com/direct/t/1'],
  ['t.me/canal', 'https://t.me/m/canal'],
  ['instagram.com/senado%20', 'https://instagram.com/senado'],
  ['instagram.com/senado%', 'https://instagram.com/senado'],
  ['https://mobile.twitter.com/senado', 'https://x.com/senado'],
  ['m.youtube.com/watch', 'https://youtu.be/AbC'],
  ['fb.com/senado', 'https://m.facebook.com/senado'],
  ['', 'https://golpe.example/x'],
  ['gov.br', 'no address'],
])('%s in front of %s does not', (words, address) => {
  expect(isDisguised(words, address)).toBe(false)
})

test('long words and many dots take no time', () => {
  expect(isDisguised('a.'.repeat(100_000), 'https://um.example/')).toBe(false)
  expect(isDisguised('a'.repeat(199), 'https://um.example/')).toBe(false)
  expect(isDisguised(`b ${'a.'.repeat(99)}`, 'https://um.example/')).toBe(false)
})
