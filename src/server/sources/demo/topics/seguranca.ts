import type { Topic } from '../topic.ts'

export const seguranca: Topic = {
  slug: 'seguranca',
  weight: 1.5,
  emoji: ['🚔', '👮', '🔵', '⚖️', '🛡️'],
  hashtags: ['Segurança', 'SegurançaPública', 'FarolAlto', 'Justiça'],
  scenes: ['skyline', 'lines', 'road'],
  headlines: [
    'Operação Farol Alto prende suspeitos de roubo de carga',
    'Golpe do falso advogado: como se proteger',
    'Câmeras nas viaturas: primeiros resultados',
    'Roubo de celular cai na capital',
  ],
  facts: [
    'A operação Farol Alto [cumpriu|cumpre] {18-76} mandados contra [roubo de carga|golpes por telefone|garimpo ilegal] {estado_em}.',
    'O roubo de celular [caiu|recuou] {8-31}% em {cidade} no último trimestre.',
    'As câmeras nas viaturas chegaram a {cidade}: são {24-140} carros [na primeira etapa|até agora].',
    'O concurso da polícia {estado_de} terá {240-1800} vagas[, metade para o interior|; o edital sai em {mes}|].',
    'O golpe do falso [advogado|gerente de banco|parente em apuros] fez {110-870} vítimas {estado_em} só em {mes}.',
    'A delegacia da mulher de {cidade} [passou a funcionar|funciona] 24 horas.',
    'Foram apreendidas {2-14} toneladas de [cobre furtado|agrotóxico ilegal|madeira sem nota] na divisa {estado_de}.',
    'F:O projeto que aumenta a pena para [furto de cabos|golpe contra idosos|receptação] foi aprovado {casa_em}.',
    'A base da guarda de {cidade} [foi reformada|ganhou reforço] e atende {5-14} bairros.',
    'Recebi {neste_dia} os comandantes da região para [discutir o policiamento rural|tratar das festas de {mes}].',
  ],
  support: [
    'Segurança se faz com inteligência, [investigação e presença|tecnologia e policial valorizado].',
    'Bandido teme investigação bem feita, [não discurso|não gritaria].',
    'Seguir o dinheiro do crime [dói mais|funciona melhor] do que qualquer bravata.',
    'Meu reconhecimento a quem [sai de casa|veste a farda] sem saber se volta.',
    'Iluminação, praça cuidada e escola aberta também são [política de segurança|segurança].',
  ],
  criticism: [
    'Quem trabalha vive atrás de grade, e o criminoso [sai pela porta da frente|é solto no mesmo dia].',
    'Prender o mesmo ladrão {9-31} vezes é [enxugar gelo|humilhar o policial].',
    'O governo trata policial como suspeito e [criminoso como vítima|bandido como coitado]. Chega.',
    'Pedimos reforço para {cidade} há {4-11} meses. [Mandaram um ofício.|Nem resposta.]',
    '{rival} votou contra [o endurecimento da lei|a lei do furto de cabos]. [Anote.|O eleitor precisa saber.]',
    '{ato} sobre a falta de viaturas {estado_em}.',
  ],
  calls: [
    'Denuncie pelo 181. [A ligação é gratuita e sigilosa.|Não precisa se identificar.]',
    'Banco não liga pedindo senha. [Avise seus pais.|Avise os mais velhos da família.]',
    'A sua rua está mais segura ou menos segura do que no ano passado?',
  ],
}
