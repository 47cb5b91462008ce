import type { Topic } from '../topic.ts'

/** Politics about politics: parties, alliances, votes. */
export const partido: Topic = {
  slug: 'bastidores-da-politica',
  weight: 1.6,
  emoji: ['🇧🇷', '✊', '🗳️', '🤝', '📣'],
  hashtags: ['Política', 'Brasil', 'Plenário', 'Convenção'],
  scenes: ['crowd', 'bars', 'skyline'],
  headlines: [
    'Bastidores da votação da madrugada',
    'Convenção define novos diretórios',
    'O que está em jogo no orçamento',
    'Minha resposta às críticas',
  ],
  facts: [
    'A convenção {do_partido} {estado_em} reuniu {300-2900} [filiados|pessoas] em {cidade}.',
    'O orçamento chega ao plenário {neste_dia} com {600-3900} emendas.',
    'L:A pauta desta semana {casa_em} tem {5-21} itens; [só dois têm acordo|metade é urgente].',
    'Pesquisa {deste_dia} mostra que {41-68}% dos eleitores {estado_de} [ainda não sabem em quem votar|não lembram em quem votaram].',
    'Conversei com {aliado} sobre uma frente [pelo interior|em defesa dos municípios|pelo transporte público].',
    'A bancada {do_partido} fechou posição: [contra a nova taxa|a favor do piso dos agentes de saúde|pela transparência das emendas].',
    'L:A sessão {casa_em} [caiu|foi encerrada] por falta de quórum às {18-23}h. Eu estava lá.',
    'A lista de novos filiados {do_partido} {estado_em} teve {120-980} nomes em {mes}.',
    'F:Ouvi {rival} por {15-40} minutos na tribuna e [não encontrei uma proposta|concordei com um único ponto].',
  ],
  support: [
    'Governar é [escolher prioridades|cuidar de gente]. Nós escolhemos quem mais precisa.',
    'A oposição torce contra. [Nós trabalhamos a favor.|O país não pode esperar a torcida passar.]',
    'Diálogo não é fraqueza. Foi [conversando|na conversa] que aprovamos tudo o que importa.',
    'Enquanto {rival} [grava vídeo|faz live], nós entregamos resultado.',
    'O Brasil [voltou a olhar|precisa continuar olhando] para quem acorda cedo.',
    'Tenho lado, e ele é o de quem [vive do próprio trabalho|mais precisa].',
  ],
  criticism: [
    'Este governo [confunde|mistura] propaganda com resultado.',
    'Não somos oposição ao Brasil. Somos oposição [ao desperdício|a um governo sem rumo].',
    'Compraram apoio com cargo e [chamam isso de diálogo|agora entregam a conta].',
    '{rival} mudou de opinião {3-6} vezes neste ano. [A próxima é na semana que vem.|O eleitor percebe.]',
    'Quem fiscaliza é chamado de inimigo. Pois [vou continuar fiscalizando|seguirei perguntando].',
    'O povo não aguenta mais [imposto e desculpa|promessa]. Chega de [enrolação|improviso].',
    'Liberdade, família e [trabalho|responsabilidade]: disso eu não abro mão.',
  ],
  calls: [
    'Compartilhe [com quem pensa diferente|com quem precisa ouvir isto].',
    'Assista ao discurso [completo|inteiro] antes de julgar.',
    'Filie-se, participe, [cobre|discorde].',
    'Vamos juntos.',
  ],
}
