import type { Topic } from '../topic.ts'

/** An invented rumour about voting machines kept in a shed in Porto Aurora. */
export const urnas: Topic = {
  slug: 'urnas-do-galpao',
  weight: 0.3,
  since: 25,
  emoji: ['🗳️', '🔎', '⚠️', '📢', '🤔'],
  hashtags: ['UrnasDoGalpão', 'UrnaEletrônica', 'VotoSeguro', 'QueremosRespostas'],
  scenes: ['card', 'bars', 'crowd'],
  headlines: [
    'O que se sabe sobre o vídeo das urnas do galpão',
    'Justiça Eleitoral abre as portas do galpão de Porto Aurora',
    'Vídeo das urnas é antigo e mostra equipamentos de treinamento',
    'Especialistas explicam como a urna é conferida',
  ],
  facts: [
    'O vídeo das urnas do galpão de Porto Aurora [foi gravado|é de] {2-4} anos atrás e mostra equipamentos de treinamento.',
    'A Justiça Eleitoral [abriu|vai abrir] o galpão de Porto Aurora a fiscais de todos os partidos {neste_dia}.',
    'Em {14-36} horas, o vídeo das urnas do galpão passou de {2-9} milhões de visualizações.',
    'O lacre de cada urna tem número próprio, conferido por [fiscais de partidos diferentes|fiscais, promotores e mesários].',
    'A perícia nas 62 urnas do galpão [não encontrou alteração|confirmou que nenhuma foi usada em eleição].',
    'Foram {9-31} pedidos de informação sobre o galpão de Porto Aurora em uma semana.',
    'O dono do galpão [disse em depoimento|declarou] que aluga o espaço para treinamento de mesários desde o ano passado.',
    'O boletim de urna é impresso e [colado na porta da seção|entregue aos fiscais] antes de qualquer transmissão. Qualquer pessoa pode conferir.',
  ],
  support: [
    'Espalhar mentira sobre urna é [atacar o voto de cada brasileiro|desrespeitar o eleitor].',
    'Quem compartilhou o vídeo do galpão [sem checar|sabendo que era falso] deve um pedido de desculpas aos mesários.',
    'Perder eleição faz parte da democracia. [Inventar fraude, não.|Fabricar fraude, não.]',
    '{rival} compartilhou o vídeo do galpão e [apagou em silêncio|apagou sem explicar]. A internet não esquece.',
    'Trabalhei como mesári{o} por {4-12} anos. Conheço [o cuidado de cada seção|a seriedade de quem está lá].',
    'Confiança se constrói com transparência: [portas abertas|lacre, perícia e fiscal]. Assunto encerrado.',
  ],
  criticism: [
    'Querem que a gente [acredite|engula] que urna guardada em galpão é normal. [Eu tenho perguntas.|Não é.]',
    'Fazer pergunta sobre o galpão de Porto Aurora agora virou [crime|ataque à democracia]? Pergunta não ofende.',
    'Se está tudo certo com as urnas do galpão, [por que a pressa em apagar os vídeos|por que tanto segredo]?',
    'Não afirmo fraude. Afirmo que [a explicação do galpão não fecha|deixar 62 urnas sem vigilância é descuido grave].',
    '{ato} sobre o armazenamento das urnas. [O povo tem direito à resposta.|Quero ver os contratos do galpão.]',
    'A imprensa correu para [abafar|encerrar] o caso do galpão. [Nós, não.|A pergunta continua.]',
  ],
  calls: [
    'Antes de repassar, [confira a data do vídeo|procure a fonte].',
    'Leia [a íntegra|o laudo] e tire suas conclusões.',
    'Compartilhe [com quem recebeu o vídeo|com o grupo da família].',
    'Vou [falar ao vivo|tratar disso] hoje às {18-21}h.',
  ],
}
