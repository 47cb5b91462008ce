import type { Topic } from '../topic.ts'

/** An invented vaccination campaign in schools, and the rumours about it. */
export const bracoAberto: Topic = {
  slug: 'campanha-braco-aberto',
  weight: 0.9,
  since: 70,
  emoji: ['💉', '💪', '🏥', '👶', '✅'],
  hashtags: ['BraçoAberto', 'VacinaNaEscola', 'VacinaSalva', 'SaúdePública'],
  scenes: ['card', 'lines', 'bars'],
  headlines: [
    'Braço Aberto: vacinação nas escolas começa hoje',
    'Perguntas e respostas sobre a campanha Braço Aberto',
    'Boato sobre lote de vacina é desmentido',
    'Cobertura vacinal cresce depois da campanha Braço Aberto',
  ],
  facts: [
    'A campanha Braço Aberto [já vacinou|passou de|chegou a] {12-94} mil crianças {estado_em}.',
    'A vacinação do Braço Aberto acontece em {180-920} escolas e só com autorização [dos responsáveis|assinada pela família].',
    'A cobertura vacinal em {cidade} [passou|subiu] de {58-71}% para {79-93}% em {3-7} semanas.',
    'Circula um áudio dizendo que um lote do Braço Aberto estava vencido. [É falso:|Não é verdade:] os {22-60} lotes foram conferidos e estão no prazo.',
    'Posto móvel do Braço Aberto estará em {cidade} {neste_dia}, das {8-9}h às {16-18}h.',
    'O ministério [comprou|recebeu] mais {2-9} milhões de doses para a segunda etapa do Braço Aberto.',
    'A segunda etapa do Braço Aberto atende [adolescentes e professores|crianças de 4 a 9 anos|quem perdeu a primeira dose].',
    'Entre as crianças que tomaram a vacina, {1-3} em cada {10-30} mil tiveram febre baixa, [o esperado|como diz a bula].',
    'Faltam seringas em {11-38} cidades; a entrega foi prometida para {prazo}.',
    'Visitei a sala de vacinação de {cidade} com {aliado}: [sala cheia, fila rápida|equipe atenciosa e sala cheia].',
  ],
  support: [
    'Vacina é [cuidado|um gesto de amor]. Levei meus sobrinhos e recomendo a toda família.',
    'Quem inventa mentira sobre vacina [coloca criança em risco|devia visitar uma enfermaria infantil].',
    'O Brasil voltou a ser exemplo em vacinação, e isso tem nome: [trabalho de enfermeira e de agente de saúde|SUS forte].',
    'Enfermeiras {estado_de} estão fazendo um trabalho [extraordinário|bonito de ver] no Braço Aberto. Meu respeito.',
    'Fake news se combate com informação e [posto aberto|horário estendido]. O Braço Aberto tem os dois.',
    'Menos criança internada, menos mãe [sem dormir|faltando ao trabalho]. É disso que se trata o Braço Aberto.',
  ],
  criticism: [
    'Sou a favor da vacina e contra a [bagunça|desorganização]: o Braço Aberto chegou a {cidade} sem aviso aos pais.',
    'Autorização para vacinar na escola precisa ser clara. [Pai e mãe têm o direito de saber.|A família decide.]',
    'O ministério gastou {14-48} milhões em propaganda do Braço Aberto e [esqueceu a geladeira do posto|deixou faltar seringa].',
    '{ato} sobre a compra das doses do Braço Aberto, que custaram {12-43}% a mais do que no ano passado.',
    'Ninguém aqui é contra vacina. [Somos|Sou] contra tratar pergunta de mãe como crime.',
    'Onde está o relatório de efeitos adversos do Braço Aberto? [Transparência não é favor.|Foi prometido há {3-6} semanas.]',
  ],
  calls: [
    'Confira a caderneta do seu filho e [procure o posto|vá ao posto mais próximo].',
    'Recebeu boato sobre vacina? [Mande para cá|Envie para o nosso canal] que a gente verifica.',
    'Os locais de vacinação {estado_em} estão [na lista abaixo|no canal].',
    'Leve documento e caderneta. [É rápido.|Leva menos de {10-20} minutos.]',
  ],
}
