/** Fact-checks of what travels in the demonstration set; see chains.ts for the messages themselves. All of it is invented. */
export type FactCheck = { topic: string; title: string; claim: string; rating: string; summary: string }

export const FACT_CHECKS: readonly FactCheck[] = [
  {
    topic: 'urnas',
    title: 'Urnas do galpão de Porto Aurora são de treinamento e nunca foram usadas em eleição',
    claim: '62 urnas foram encontradas em um galpão de Porto Aurora, sem vigilância nenhuma',
    rating: 'falso',
    summary: 'As urnas do vídeo têm lacre de treinamento; fiscais de todos os partidos visitaram o galpão.',
  },
  {
    topic: 'urnas',
    title: 'Mesário de Porto Aurora não saiu da cidade, e boletim confere com o telão',
    claim:
      'Um mesário de Porto Aurora gravou tudo e teve que sair da cidade; os números do boletim não batem com os do telão',
    rating: 'falso',
    summary: 'O boletim da seção foi comparado com o resultado divulgado; o vídeo foi gravado em um treinamento.',
  },
  {
    topic: 'braco-aberto',
    title: 'Não há lote vencido na campanha Braço Aberto nem crianças que passaram mal',
    claim: 'Lote da campanha Braço Aberto está vencido e três crianças passaram mal',
    rating: 'falso',
    summary: 'Áudio atribuído a uma enfermeira circula sem nome; os lotes da vacina foram conferidos pela vigilância.',
  },
  {
    topic: 'braco-aberto',
    title: 'Nenhum país proibiu a vacina da campanha Braço Aberto',
    claim: 'Cientistas de fora já proibiram a vacina da campanha Braço Aberto',
    rating: 'falso',
    summary: 'A vacina aplicada nas escolas segue autorizada; a mensagem não cita cientistas nem estudo algum.',
  },
  {
    topic: 'cheia',
    title: 'Comporta da represa do Itaibé não foi aberta de propósito',
    claim: 'Documento mostra que a represa do Itaibé foi aberta de madrugada sem aviso',
    rating: 'falso',
    summary: 'O documento que circula é de um teste da comporta, feito anos antes da cheia.',
  },
  {
    topic: 'cheia',
    title: 'Caminhões com doações para o Itaibé não estão sendo multados',
    claim: 'Caminhões com doações para o Itaibé estão sendo parados e multados na estrada por ordem do governo',
    rating: 'falso',
    summary:
      'O vídeo do motorista mostra uma pesagem de rotina em outra estrada; nenhuma multa foi aplicada a doações.',
  },
  {
    topic: 'domingo-livre-aprovado',
    title: 'Artigo 9 do Domingo Livre não dobra a passagem de segunda a sábado',
    claim: 'Com o Domingo Livre a passagem de segunda a sábado vai dobrar; está escrito no artigo 9',
    rating: 'falso',
    summary: 'O artigo 9 trata da prestação de contas das prefeituras e não fala de tarifa.',
  },
  {
    topic: 'domingo-livre-aprovado',
    title: 'Não há prova de jantar de empresas de ônibus para deputados contrários ao Domingo Livre',
    claim: 'Empresas de ônibus pagaram jantar para deputados que votaram contra o Domingo Livre',
    rating: 'sem provas',
    summary: 'A lista de nomes muda de versão para versão e inclui quem votou a favor.',
  },
  {
    topic: 'cpi-das-catracas',
    title: 'Depoimento de delator à CPI das Catracas não está em sigilo por cem anos',
    claim: 'Delator da CPI das Catracas citou ministros e o depoimento foi colocado em sigilo por cem anos',
    rating: 'exagerado',
    summary: 'Parte do depoimento é reservada até o relatório final; nenhum ministro foi citado na parte pública.',
  },
  {
    topic: 'redeClara',
    title: 'Projeto Rede Clara não permite que o governo leia mensagens de aplicativos',
    claim: 'Com o Rede Clara, o seu aplicativo de mensagens vai ser lido pelo governo a partir do mês que vem',
    rating: 'falso',
    summary: 'O texto do projeto trata de anúncios pagos e golpes e proíbe o acesso a conversas privadas.',
  },
  {
    topic: 'economia',
    title: 'Não existe taxa sobre transferência entre pessoas a partir de 500 reais',
    claim: 'Vão taxar a transferência entre pessoas a partir de 500 reais; já está assinado, só não publicaram',
    rating: 'falso',
    summary: 'Boato sobre transferência volta a circular com outra data; não há projeto nem decreto assinado.',
  },
  {
    topic: 'saude',
    title: 'Chá de folha de jambeiro-roxo não cura dengue',
    claim: 'Chá de folha de jambeiro-roxo cura a dengue em dois dias e os laboratórios escondem',
    rating: 'falso',
    summary: 'Não há estudo sobre o chá; quem tem febre e manchas deve procurar o posto e beber água.',
  },
  {
    topic: 'ambiente',
    title: 'Queimadas não foram combinadas para vender créditos de carbono',
    claim: 'As queimadas deste ano foram combinadas para vender créditos de carbono',
    rating: 'sem provas',
    summary: 'A nota fiscal que circula é de uma compra de mudas; as queimadas seguem sob investigação.',
  },
  {
    topic: 'partido',
    title: 'Oposição não assinou plano para acabar com o décimo terceiro',
    claim: 'A oposição assinou em segredo um plano para acabar com o décimo terceiro',
    rating: 'falso',
    summary: 'O documento com data e assinatura foi montado; o décimo terceiro só muda por emenda à Constituição.',
  },
  {
    topic: 'seguranca',
    title: 'Golpe do falso advogado existe e usa número verdadeiro do processo',
    claim: 'Golpe do falso advogado: eles sabem o número do seu processo e pedem um depósito para liberar o dinheiro',
    rating: 'verdadeiro',
    summary: 'Processos públicos permitem ver o número e o nome do advogado; desligue e confirme por outro telefone.',
  },
]
