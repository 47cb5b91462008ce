import type { Topic } from '../topic.ts'

export const casaVioleta: Topic = {
  slug: 'casa-violeta',
  weight: 0.9,
  emoji: ['💜', '✊', '🌷', '📞', '🤝'],
  hashtags: ['CasaVioleta', 'Mulheres', 'Ligue180', 'NenhumaAMenos'],
  scenes: ['card', 'crowd', 'bars'],
  headlines: [
    'Casa Violeta abre a décima unidade',
    'Como pedir uma medida protetiva',
    'Elas estão abrindo mais empresas',
    'O que fazer ao presenciar uma agressão',
  ],
  facts: [
    'A Casa Violeta de {cidade} [abriu|inaugura {neste_dia}] com [abrigo, advogada e psicóloga|creche e curso profissional] no mesmo endereço.',
    'Os pedidos de medida protetiva {estado_em} [subiram|aumentaram] {7-34}% em um ano.',
    'A Casa Violeta atendeu {310-2400} mulheres {estado_em}; {38-66}% [já voltaram ao mercado de trabalho|chegaram por indicação de uma vizinha].',
    'O aplicativo de emergência foi acionado {90-780} vezes em {mes}, com resposta média de {6-14} minutos.',
    'L:Aprovamos {casa_em} o auxílio-aluguel de {400-900} reais para mulheres que saem de casa por violência.',
    'Das empresas abertas em {cidade}, {41-57}% são de mulheres.',
    'O curso de [solda|elétrica|programação|confeitaria] da Casa Violeta formou {18-120} alunas em {cidade}.',
    'Faltam delegadas: {12-58} cidades {estado_de} não têm nenhuma.',
  ],
  support: [
    'Em briga de marido e mulher, [o Estado mete a colher, sim|a gente mete a colher].',
    'Nenhuma mulher deve escolher entre [apanhar e passar fome|o medo e a rua].',
    'Lugar de mulher é [onde ela quiser|no orçamento também].',
    'Proteger mulheres custa pouco. [Não proteger custa vidas.|Omitir-se custa vidas.]',
    'Violência não é destino. [Há saída, e ela tem endereço.|Existe porta aberta.]',
  ],
  criticism: [
    'Casa Violeta sem plantão noturno é [meia casa|promessa pela metade]. A violência não tem horário.',
    'Anunciaram {12-30} unidades da Casa Violeta. [Funcionam {3-8}.|Abriram {3-8}.]',
    'Agressor solto em {12-36} horas: [é esse o recado|assim ninguém se sente segura].',
    '{ato} sobre o orçamento da Casa Violeta, [executado em só {9-31}%|que perdeu {9-31}% do valor].',
  ],
  calls: [
    'Ligue 180. [É gratuito, sigiloso e funciona 24 horas.|Pode ser pela vizinha.]',
    'Conhece alguém que precisa? [Encaminhe esta mensagem.|Mostre o caminho.]',
    'Os endereços estão [no canal|no link].',
  ],
}
