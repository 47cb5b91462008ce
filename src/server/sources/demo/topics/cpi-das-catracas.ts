import type { Topic } from '../topic.ts'

/** An invented inquiry into contracts for turnstiles. */
export const cpiDasCatracas: Topic = {
  slug: 'cpi-das-catracas',
  weight: 0.8,
  since: 142,
  emoji: ['🔎', '📂', '⚖️', '🧾', '👀'],
  hashtags: ['CPIdasCatracas', 'Transparência', 'DinheiroPúblico'],
  scenes: ['card', 'lines', 'bars'],
  headlines: [
    'CPI das Catracas ouve ex-diretor da empresa',
    'Planilha mostra pagamento dobrado por catracas',
    'CPI das Catracas: o que ficou sem resposta',
    'Relator pede mais prazo para a CPI das Catracas',
  ],
  facts: [
    'A CPI das Catracas [ouviu|ouve] {neste_dia} [o ex-diretor financeiro da empresa|a contadora que assinou as planilhas|o dono da transportadora].',
    'A planilha entregue à CPI das Catracas mostra {3-9} pagamentos pela mesma [entrega|nota fiscal].',
    'Cada catraca custou {18-42} mil reais; no mercado, a mais cara sai por {7-12} mil.',
    'A CPI das Catracas aprovou {11-46} requerimentos em {20-55} minutos. [Nenhum foi lido em voz alta.|Entre eles, quatro quebras de sigilo.]',
    'O depoente ficou em silêncio diante de {31-77} perguntas na CPI das Catracas.',
    'Das {1200-4800} catracas compradas, {310-980} [nunca foram instaladas|ainda estão na caixa], segundo a auditoria.',
    'O prazo da CPI das Catracas [termina|acaba] em {12-48} dias, e o relatório [ainda não tem data|não começou a ser escrito].',
    'Chegaram à CPI das Catracas {14-60} caixas de documentos [que ninguém digitalizou|enviadas pela auditoria].',
  ],
  support: [
    'Investigar, sim. [Transformar a CPI das Catracas em palco|Fazer circo], não.',
    'Os contratos das catracas são da gestão passada. [Querem culpar quem descobriu.|Quem assinou que explique.]',
    'Quem descobriu o esquema das catracas foi a própria auditoria do governo. [Isso a oposição não conta.|Vale lembrar.]',
    '{rival} grita na CPI das Catracas, mas [faltou a {4-9} sessões|não leu a planilha].',
    'A verdade [vai aparecer|está nos documentos], com ou sem gritaria.',
  ],
  criticism: [
    'Quanto mais a CPI das Catracas anda, mais gente do governo [perde o sono|some do plenário].',
    'A base tenta esvaziar a CPI das Catracas [por falta de quórum|trocando os membros]. Não vão conseguir.',
    'O povo passa na catraca e paga caro. [Alguém ficou com a diferença.|Nós queremos saber para onde foi o dinheiro.]',
    'Blindaram o ex-diretor na CPI das Catracas. [Quem tem medo da pergunta?|O que ele sabe?]',
    'Vou apresentar voto em separado na CPI das Catracas, com nome, data e valor de [cada pagamento|cada nota].',
    '{rival} quer encerrar a CPI das Catracas antes [do depoimento principal|de chegar ao gabinete certo].',
  ],
  calls: [
    'Os documentos públicos da CPI das Catracas estão [no canal|no meu site]. Leia e compare.',
    'A sessão é aberta e começa às {9-14}h. [Acompanhe.|Venha.]',
    'Tem informação? [Mande pelo canal de denúncias, com sigilo garantido.|O canal de denúncias é anônimo.]',
  ],
}
