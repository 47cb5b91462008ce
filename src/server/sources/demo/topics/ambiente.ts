import type { Topic } from '../topic.ts'

export const ambiente: Topic = {
  slug: 'ambiente',
  weight: 1.1,
  emoji: ['🌳', '🔥', '🌊', '♻️', '🌱'],
  hashtags: ['MeioAmbiente', 'Queimadas', 'RioAraçuê', 'Clima'],
  scenes: ['hills', 'river', 'lines'],
  headlines: [
    'Focos de incêndio caem, mas seca preocupa',
    'Rio Araçuê volta a ter peixe',
    'Lixão é fechado depois de vinte anos',
    'O que fazer com a fumaça das queimadas',
  ],
  facts: [
    'Os focos de incêndio {estado_em} [caíram|diminuíram|subiram|aumentaram] {11-52}% em relação a {mes} do ano passado.',
    'O lixão de {cidade} foi [fechado|desativado] depois de {18-34} anos.',
    'A análise da água do rio Araçuê encontrou [esgoto|metais pesados|agrotóxico] em {3-8} dos {9-14} pontos.',
    'Plantamos {1200-9600} mudas nativas na nascente que abastece {cidade}.',
    'Brigadistas de {cidade} combatem o fogo na serra há {3-12} dias. [São {24-90} pessoas na linha de frente.|Já são {300-2400} hectares queimados.]',
    'A multa por desmatamento {estado_em} soma {30-210} milhões de reais; [foram pagos|entraram no caixa] {2-9}%.',
    'A cooperativa de reciclagem de {cidade} [dobrou|triplicou] a coleta e paga {1400-2600} reais por mês a cada família.',
    'O parque de {cidade} [reabriu|foi reaberto] com {6-18} km de trilhas.',
    'A fumaça das queimadas fez [a prefeitura de {cidade}|{7-23} cidades] suspender atividades ao ar livre.',
  ],
  support: [
    'Floresta em pé é [chuva na lavoura|água na torneira].',
    'Crime ambiental tem que [doer no bolso|custar caro].',
    'Proteger o rio Araçuê é proteger [pescador, agricultor e cidade|quem bebe dele].',
    'A seca não é castigo. É [resultado de escolhas|aviso].',
    'Desenvolvimento que destrói a nascente é [dívida para os netos|conta que não fecha].',
  ],
  criticism: [
    'O governo gosta de discurso ambiental em conferência e [esquece o brigadista|deixa o brigadista sem bota].',
    'Trancam obra importante por {4-11} anos com licença ambiental, e [o esgoto continua no rio|a ponte continua de madeira].',
    'Multam o pequeno produtor e [fazem vista grossa|não enxergam] o esgoto da cidade.',
    'Preservar, sim. [Proibir tudo|Impedir quem quer trabalhar], não.',
    '{ato} sobre o atraso no combate ao fogo {estado_em}.',
  ],
  calls: [
    'Viu fogo? [Ligue 193.|Ligue para os bombeiros: 193.]',
    'O mutirão de limpeza será {neste_dia}, às {7-9}h, em {cidade}. [Leve boné e água.|Venha com a família.]',
    'Separe o lixo. [É o começo.|Dá trabalho por uma semana e depois vira costume.]',
  ],
}
