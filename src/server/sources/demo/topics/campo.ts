import type { Topic } from '../topic.ts'

export const campo: Topic = {
  slug: 'campo',
  weight: 1.3,
  emoji: ['🌾', '🚜', '🌽', '☀️', '🐄'],
  hashtags: ['Agro', 'Campo', 'AgriculturaFamiliar', 'Estiagem'],
  scenes: ['hills', 'road', 'lines'],
  headlines: [
    'Estiagem atrasa o plantio',
    'Feira da agricultura familiar bate recorde',
    'Seguro rural: quem recebeu e quem ficou sem',
    'Estrada de terra encarece o frete',
  ],
  facts: [
    'A estiagem já [atinge|castiga] {14-66} municípios {estado_em}, e a perda na safra de [milho|feijão|soja] chega a {12-44}%.',
    'A safra de [mandioca|milho|café|uva|caju] {estado_em} deve crescer {4-21}% neste ciclo.',
    'A feira da agricultura familiar de {cidade} vendeu {90-640} toneladas em {2-4} dias.',
    'O seguro rural pagou {31-58}% dos pedidos feitos {estado_em} até agora.',
    'O frete da lavoura até o porto [subiu|aumentou] {7-28}% por causa da estrada [esburacada|de terra].',
    "Entregamos {6-32} [tratores|caixas-d'água|kits de irrigação] a associações de {cidade}.",
    'O preço pago ao produtor de leite [caiu|recuou] para {1-2},{10-95} reais o litro.',
    'Foram assinados {120-980} títulos de terra {estado_em} {neste_dia}.',
    'A cooperativa de {cidade} começou a exportar [mel|queijo|polpa de fruta|castanha] para {2-7} países.',
    'Chove {22-61}% menos do que a média de {mes} na região de {cidade}.',
  ],
  support: [
    'Quem planta o que a gente come merece [crédito, estrada e preço justo|respeito e crédito na hora certa].',
    'A agricultura familiar põe [arroz, feijão e verdura|comida de verdade] na mesa do brasileiro.',
    'Produzir e preservar cabem [na mesma fazenda|na mesma frase]. {cidade} é prova disso.',
    'O crédito do plano safra [saiu mais cedo|chegou sem burocracia] este ano.',
    'Título da terra na mão é [segurança para investir|o fim de uma espera de {15-40} anos].',
  ],
  criticism: [
    'O produtor acorda às 4h e o governo [dorme no ponto|só lembra dele na hora do imposto].',
    'Sem seguro, sem estrada e [com juro alto|com o crédito travado]: assim tratam quem sustenta o país.',
    'Invadir terra produtiva não é reforma, é [crime|insegurança para todos].',
    'O agro [carrega|segura] a balança comercial e ainda é tratado como vilão. [Injusto.|Até quando?]',
    '{ato} sobre a demora do seguro rural.',
    'Prometeram {20-60} poços para a estiagem. [Furaram {1-6}.|Entregaram {1-6}.]',
  ],
  calls: [
    'Produtor, [mande|grave] um vídeo mostrando a situação da sua estrada.',
    'O cadastro do seguro [fecha|termina] {neste_dia}.',
    'Compre de quem [planta perto|produz na sua cidade].',
  ],
}
