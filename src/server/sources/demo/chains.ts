import type { Camp } from './parties.ts'

/** Messages that travel: the same text in several accounts within a few days, with small changes on the way. */
export type Chain = {
  topic: string
  misleading: boolean
  /** The camp whose people pass it on, beside the independent; absent: everybody. */
  from?: Camp
  text: string
}

export const CHAINS: readonly Chain[] = [
  {
    topic: 'urnas',
    misleading: true,
    from: 'opposition',
    text: 'Repassem antes que apaguem: 62 urnas foram encontradas em um galpão de Porto Aurora, sem vigilância nenhuma. A televisão não vai mostrar. Quem autorizou? Quem tinha a chave? Exigimos resposta hoje.',
  },
  {
    topic: 'urnas',
    misleading: true,
    from: 'opposition',
    text: 'Um mesário de Porto Aurora gravou tudo e teve que sair da cidade. Os números do boletim não batem com os do telão. Veja o vídeo e mande para dez pessoas.',
  },
  {
    topic: 'urnas',
    misleading: false,
    from: 'government',
    text: 'É falso que as urnas do galpão de Porto Aurora tenham sido usadas em eleição. São equipamentos de treinamento, com lacre próprio, abertos à perícia e a fiscais de todos os partidos. Compartilhe a informação correta.',
  },
  {
    topic: 'braco-aberto',
    misleading: true,
    text: 'Atenção, mães: o lote {20-90} da campanha Braço Aberto está vencido e três crianças passaram mal. Não assinem a autorização da escola até explicarem. Recebi de uma enfermeira, é sério.',
  },
  {
    topic: 'braco-aberto',
    misleading: false,
    text: 'O áudio que fala em vacina vencida é falso. Todos os lotes da campanha Braço Aberto foram conferidos. Vacinar é seguro e gratuito. Mande este aviso no grupo da escola.',
  },
  {
    topic: 'braco-aberto',
    misleading: true,
    from: 'opposition',
    text: 'Cientistas de fora já proibiram a vacina da campanha Braço Aberto, mas aqui ninguém fala. Por que tanta pressa em vacinar nas escolas sem os pais por perto? Pesquise e compartilhe.',
  },
  {
    topic: 'cheia',
    misleading: false,
    text: 'Vale do Itaibé precisa de água potável, fraldas, colchões e material de limpeza. As doações podem ser entregues em qualquer quartel dos bombeiros. Não mande dinheiro para contas de pessoas desconhecidas.',
  },
  {
    topic: 'cheia',
    misleading: true,
    from: 'opposition',
    text: 'Abriram a comporta de propósito! Documento mostra que a represa do Itaibé foi aberta de madrugada sem aviso. Não foi chuva, foi crime. Espalhe antes que tirem do ar.',
  },
  {
    topic: 'cheia',
    misleading: true,
    from: 'opposition',
    text: 'Caminhões com doações para o Itaibé estão sendo parados e multados na estrada por ordem do governo. Motorista gravou o vídeo. Repasse sem dó.',
  },
  {
    topic: 'cheia',
    misleading: false,
    text: 'Pessoas desaparecidas na cheia do Itaibé: a lista oficial é atualizada às 8h e às 18h pela Defesa Civil. Não compartilhe fotos sem confirmação da família.',
  },
  {
    topic: 'domingo-livre-aprovado',
    misleading: false,
    from: 'government',
    text: 'O Domingo Livre é lei! A partir da regulamentação, ônibus de graça aos domingos nas cidades médias e grandes. Parabéns a quem assinou, ligou e cobrou. A luta continua na sua cidade.',
  },
  {
    topic: 'domingo-livre-aprovado',
    misleading: true,
    from: 'opposition',
    text: 'Não caia nessa: com o Domingo Livre a passagem de segunda a sábado vai dobrar. Está escrito no artigo 9, que ninguém leu. Mande para quem comemorou.',
  },
  {
    topic: 'domingo-livre',
    misleading: false,
    from: 'government',
    text: 'Mobilização nacional pelo Domingo Livre: ligue para o gabinete do seu deputado, diga seu nome, sua cidade e peça o voto sim. Leva dois minutos e faz diferença.',
  },
  {
    topic: 'domingo-livre',
    misleading: false,
    from: 'opposition',
    text: 'Diga não à conta do Domingo Livre. Prefeituras quebradas não podem pagar mais uma promessa de Brasília. Assine o manifesto dos municípios.',
  },
  {
    topic: 'cpi-das-catracas',
    misleading: false,
    from: 'opposition',
    text: 'Faça as contas: catraca de 9 mil comprada por 38 mil reais, vezes quatro mil unidades. A CPI das Catracas precisa chegar ao fim. Assine e compartilhe.',
  },
  {
    topic: 'cpi-das-catracas',
    misleading: true,
    from: 'opposition',
    text: 'Bomba: delator da CPI das Catracas citou {3-9} ministros e o depoimento foi colocado em sigilo por cem anos. Ninguém vai noticiar. Faça chegar a todos.',
  },
  {
    topic: 'redeClara',
    misleading: true,
    from: 'opposition',
    text: 'Com o Rede Clara, o seu aplicativo de mensagens vai ser lido pelo governo a partir do mês que vem. Salve este canal enquanto pode e avise seus contatos.',
  },
  {
    topic: 'redeClara',
    misleading: false,
    from: 'government',
    text: 'O Rede Clara não lê mensagem de ninguém. O texto trata de anúncios pagos, de golpes e de transparência. Leia a íntegra antes de compartilhar boato.',
  },
  {
    topic: 'economia',
    misleading: true,
    from: 'opposition',
    text: 'Vão taxar a transferência entre pessoas a partir de 500 reais. Já está assinado, só não publicaram. Tire seu dinheiro do banco até sexta-feira e avise a família.',
  },
  {
    topic: 'economia',
    misleading: false,
    from: 'government',
    text: 'Não existe taxa sobre transferência entre pessoas. O boato voltou a circular com outra data. Desconfie de mensagem que pede pressa.',
  },
  {
    topic: 'saude',
    misleading: true,
    text: 'Chá de folha de jambeiro-roxo cura a dengue em dois dias e os laboratórios escondem. Médico famoso confirmou. Tome em jejum e passe adiante.',
  },
  {
    topic: 'saude',
    misleading: false,
    text: 'Febre alta, dor atrás dos olhos e manchas: procure o posto e beba água. Chá não cura dengue. Elimine água parada toda semana.',
  },
  {
    topic: 'seguranca',
    misleading: false,
    text: 'Golpe do falso advogado: eles sabem o número do seu processo e pedem um depósito para liberar o dinheiro. Desligue e ligue para o seu advogado de verdade.',
  },
  {
    topic: 'partido',
    misleading: false,
    from: 'opposition',
    text: 'Neste domingo, às 15h, vista verde e venha para a praça da sua cidade. Ato pacífico, com família, pela redução dos impostos sobre a comida. Traga cartaz e água.',
  },
  {
    topic: 'campo',
    misleading: false,
    text: 'O produtor pede socorro: sem chuva, sem seguro e sem estrada, a safra fica no campo. Assine o pedido de situação de emergência para os municípios atingidos pela estiagem.',
  },
  {
    topic: 'ambiente',
    misleading: true,
    text: 'As queimadas deste ano foram combinadas para vender créditos de carbono. Tem nota fiscal e tem nome. Assista antes que derrubem.',
  },
  {
    topic: 'domingo-livre-aprovado',
    misleading: true,
    from: 'government',
    text: 'Vazou: empresas de ônibus pagaram jantar para deputados que votaram contra o Domingo Livre. A lista tem {20-60} nomes e está sendo apagada da internet. Guarde e espalhe.',
  },
  {
    topic: 'partido',
    misleading: true,
    from: 'government',
    text: 'A oposição assinou em segredo um plano para acabar com o décimo terceiro. O documento tem data e assinatura, mas a imprensa finge que não viu. Mande para quem trabalha com carteira.',
  },
]

export const CHAIN_OPENINGS: readonly string[] = [
  '',
  '',
  '',
  'Encaminhada com frequência: ',
  'Recebi e repasso. ',
  'Importante! ',
  'Olhem isto: ',
  'Do grupo de {cidade}: ',
]

export const CHAIN_ENDINGS: readonly string[] = ['', '', '', ' 🙏', ' 🇧🇷', ' ⚠️⚠️', ' Compartilhe!', ' 👇', ' Repassem.']
