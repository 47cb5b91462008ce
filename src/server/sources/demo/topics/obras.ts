import type { Topic } from '../topic.ts'

export const obras: Topic = {
  slug: 'obras',
  weight: 1.6,
  emoji: ['🚧', '🏗️', '🛣️', '🚜', '✅'],
  hashtags: ['Obras', 'Infraestrutura', 'RodoviaDoSal', 'Desenvolvimento'],
  scenes: ['road', 'skyline', 'bars'],
  headlines: [
    'Rodovia do Sal: trecho é liberado',
    'Ponte parada há anos tem nova data',
    'Água encanada chega ao bairro novo',
    'Mapa das obras paradas',
  ],
  facts: [
    'A duplicação da Rodovia do Sal [chegou ao|passou do] quilômetro {40-210}; faltam {12-60}.',
    'A ponte de {cidade} está parada há {2-9} anos e já custou {8-46} milhões de reais.',
    'Começou {neste_dia} o asfalto [do bairro Boa Hora|da estrada do distrito|da avenida do cemitério], em {cidade}.',
    'A água encanada [chegou|acaba de chegar] a {210-1900} casas de {cidade}.',
    'São {9-70} obras paradas {estado_em}, segundo o tribunal de contas.',
    'Entregamos {48-420} casas em {cidade}; [as chaves foram sorteadas em público|{30-60}% ficaram com mães que criam os filhos sozinhas].',
    'A iluminação de LED [cobre|já cobre] {44-97}% de {cidade} e economiza {80-410} mil reais por mês.',
    'A internet chegou a {12-58} escolas rurais {estado_de}.',
    'O aeroporto regional de {cidade} [recebeu|teve] o primeiro voo comercial {neste_dia}.',
    'A licitação da [rodoviária|adutora|ciclovia|barragem] de {cidade} foi publicada com prazo de {8-26} meses.',
    'Acompanhei com {aliado} a vistoria da obra de {cidade}.',
  ],
  support: [
    'Obra boa é obra [terminada|com placa, prazo e gente trabalhando].',
    'Asfalto na porta é menos poeira no pulmão e [mais venda no comércio|ambulância chegando mais rápido].',
    'Prometemos e [entregamos|está entregue]. Sem festa cara, com prestação de contas.',
    'Quem espera há {12-35} anos por água não quer discurso. [Quer torneira.|Quer abrir a torneira.]',
    'A parceria com {aliado} [deu resultado|rendeu mais uma obra] para {cidade}.',
  ],
  criticism: [
    'Placa nova, obra velha. [A ponte de {cidade} continua no papel.|Nenhum operário à vista.]',
    'Gastaram {2-9} milhões no projeto e [nada no asfalto|o buraco continua lá].',
    '{gestor} inaugurou [meia rodovia|uma praça sem luz|um viaduto sem acesso] e chamou a imprensa.',
    'Cada mês de obra parada custa {120-890} mil reais. [Quem paga é você.|A conta é nossa.]',
    '{ato} sobre a obra abandonada de {cidade}.',
    'A estrada [mata|tira vidas], e a resposta é sempre a mesma: falta licitar. [Basta.|Até quando?]',
  ],
  calls: [
    'Conhece uma obra parada? [Mande foto e endereço.|Envie a localização.]',
    'O cronograma está [publicado|no link]. Cobre da gente.',
    'Veja o antes e o depois [nas imagens|no vídeo].',
  ],
}
