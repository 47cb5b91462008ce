import type { Tone } from './people-data.ts'

/** How people of each temper begin and end what they write. The sentences fit every subject. */
export type Voice = { openings: readonly string[]; closings: readonly string[]; emojiRate: number; hashtagRate: number }

export const VOICES: Record<Tone, Voice> = {
  formal: {
    openings: [
      '{saudacao}.',
      'Registro, com respeito a [quem pensa diferente|todos os envolvidos]:',
      'Um esclarecimento [necessário|à população {estado_de}]:',
      'Comunico aos [moradores|amigos] de {cidade}:',
      'Nota {deste_dia}:',
      'Algumas palavras [sobre o tema do dia|sobre um assunto sério]:',
    ],
    closings: [
      'Seguimos [trabalhando|à disposição].',
      'Com diálogo e responsabilidade.',
      '[Continuaremos|Sigo] acompanhando o assunto de perto.',
      'É o que [me cabia|tinha a] dizer.',
      'Um abraço a todos [de {cidade}|{estado_de}].',
    ],
    emojiRate: 0.06,
    hashtagRate: 0.18,
  },
  combative: {
    openings: [
      'URGENTE.',
      'ATENÇÃO, {uf}.',
      '[Olha só|Vejam] o que acontece quando ninguém fiscaliza:',
      'Eu avisei.',
      'Acabou a paciência.',
      'Leia até o fim, porque [a imprensa não vai contar|isso não sai no jornal]:',
      'Sem rodeios:',
    ],
    closings: [
      'Não vamos [recuar|nos calar].',
      'Quem está comigo [levanta a mão|compartilha]!',
      'E tem mais: [amanhã eu conto o resto|isso é só o começo].',
      'O povo está [de olho|acordado].',
      'Doa a quem doer.',
      'Guardem este [dia|registro].',
    ],
    emojiRate: 0.42,
    hashtagRate: 0.4,
  },
  warm: {
    openings: [
      '{saudacao}, {cidade}!',
      'Gente, [que dia|preciso contar]!',
      'Minha gente querida,',
      'Oi, pessoal. [Passando para dar notícia.|Novidade por aqui.]',
      'Café na mão e [uma notícia para dividir|vamos conversar]:',
      'Amigos e amigas {estado_de},',
    ],
    closings: [
      'Um beijo no coração de [cada um|vocês].',
      'Fiquem com Deus e [até amanhã|boa semana].',
      'Contem comigo [sempre|todos os dias].',
      'Juntos a gente [chega lá|vai longe].',
      'Abraço apertado, {cidade}.',
    ],
    emojiRate: 0.62,
    hashtagRate: 0.42,
  },
  technical: {
    openings: [
      'Dados {deste_dia}:',
      'Em poucos números:',
      'Fui conferir na fonte.',
      'Resumo para quem [chegou agora|tem pressa]:',
      'Vamos aos fatos.',
    ],
    closings: [
      'Fontes e planilha [no canal|à disposição].',
      'Volto ao tema quando [saírem os novos dados|o relatório for publicado].',
      'Correlação não é causa, mas [o sinal é claro|vale investigar].',
      'Se houver erro, [me corrijam|corrijo].',
      'Os números completos [estão abertos|podem ser conferidos].',
    ],
    emojiRate: 0.12,
    hashtagRate: 0.22,
  },
}
