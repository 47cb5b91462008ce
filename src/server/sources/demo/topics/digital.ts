import type { Topic } from '../topic.ts'

/** Technology, and an invented bill on the duties of platforms. */
export const redeClara: Topic = {
  slug: 'projeto-rede-clara',
  weight: 1.1,
  emoji: ['📱', '🌐', '🔒', '📢', '💻'],
  hashtags: ['RedeClara', 'LiberdadeDeExpressão', 'Internet', 'GolpeNão'],
  scenes: ['lines', 'card', 'bars'],
  headlines: [
    'Rede Clara: o que diz o projeto',
    'Anúncio de golpe continua no ar',
    'Crianças e telas: o que a ciência sabe',
    'Plataformas pedem mudanças no Rede Clara',
  ],
  facts: [
    'O projeto Rede Clara obriga as plataformas a [identificar quem paga por anúncio|retirar golpes em {12-48} horas|abrir dados a pesquisadores].',
    'Os anúncios de golpe com rosto de pessoas conhecidas [cresceram|aumentaram] {30-140}% desde {mes}.',
    'A comissão do Rede Clara ouviu {7-22} especialistas {neste_dia}: [pais, jornalistas e engenheiros|juristas, professores e empresas].',
    'O Rede Clara tem 47 artigos, e {3-7} deles concentram toda a briga.',
    'Uma criança de {9-13} anos passa em média {3-6} horas por dia no celular, segundo a pesquisa [apresentada hoje|da universidade estadual].',
    'A votação do Rede Clara [ficou para a próxima semana|foi adiada a pedido dos líderes].',
    'Perfil falso com o meu nome [pede dinheiro|está pedindo transferência]. Não é meu. Denuncie.',
    'O vídeo que circula {aliado_de} foi [cortado|montado por computador]. A íntegra tem {6-40} minutos.',
    'As plataformas receberam {1200-8900} denúncias {estado_em} e responderam a {9-34}%.',
  ],
  support: [
    'O que é crime na rua [é crime na rede|também é crime na tela].',
    'Empresa que lucra com anúncio de golpe [é cúmplice|tem que responder].',
    'Ninguém quer censura. [Queremos regra clara e direito de defesa.|Queremos transparência.]',
    'Proteger criança na internet não é [de esquerda nem de direita|questão de partido].',
    'A mentira viaja de graça, o desmentido [paga passagem|chega atrasado]. É isso que o Rede Clara enfrenta.',
  ],
  criticism: [
    'Rede Clara é nome bonito para [controlar o que você lê|calar quem incomoda].',
    'Quem decide o que é verdade? [O governo? Não, obrigad{o}.|Não pode ser o governo de plantão.]',
    'F:Liberdade de expressão não se [negocia|regula por decreto]. Meu voto é não.',
    'Já existe lei contra golpe e calúnia. [Falta aplicar.|O resto é mordaça.]',
    '{rival} quer [um fiscal em cada celular|mandar no seu celular]. Não passará.',
    'Começa com o golpe, [termina com a opinião|e acaba na crítica ao governo].',
  ],
  calls: [
    'Leia o projeto inteiro antes de [opinar|compartilhar resumo pronto].',
    'Você confia no que recebe [no grupo da família|pelo celular]? [Responda aqui.|Vote na enquete.]',
    'Entre no canal: [aqui ninguém apaga nossa conversa|a íntegra está lá].',
  ],
}

export const ciencia: Topic = {
  slug: 'ciencia-e-juventude',
  weight: 0.7,
  emoji: ['🔬', '🚀', '💡', '🤖', '🎓'],
  hashtags: ['Ciência', 'Juventude', 'Inovação', 'Tecnologia'],
  scenes: ['lines', 'skyline', 'card'],
  headlines: [
    'Jovens criam sensor barato contra enchentes',
    'Laboratório do interior ganha prêmio',
    'Bolsa de pesquisa: o que mudou',
    'Primeiro emprego: quem contrata',
  ],
  facts: [
    'Estudantes de {cidade} criaram um sensor de {90-280} reais que [avisa da enchente|mede a qualidade da água] com {20-90} minutos de antecedência.',
    'O programa de primeiro emprego {estado_de} [contratou|colocou] {240-2900} jovens em {mes}.',
    'A universidade de {cidade} abriu {120-860} vagas em cursos [noturnos|de tecnologia|de licenciatura].',
    'As bolsas de pesquisa foram [reajustadas|corrigidas] em {8-25}% depois de {5-10} anos.',
    'O laboratório de {cidade} desenvolveu um [teste rápido de dengue|tijolo de resíduo de caju|remédio a partir de planta da região].',
    'Em {cidade}, {31-58}% dos jovens dizem querer [sair da cidade|abrir o próprio negócio].',
    'O hackathon de {cidade} reuniu {80-420} jovens por [24|36|48] horas. [Saiu aplicativo até para achar ônibus.|Venceu um projeto para surdos.]',
  ],
  support: [
    'O próximo grande cientista brasileiro pode estar [numa escola rural|na fila da merenda]. Só precisa de chance.',
    'Jovem não é o futuro. É [o presente|agora].',
    'País que não pesquisa [compra pronto e caro|fica dependente].',
    'Primeiro emprego exige experiência, e experiência exige [emprego|o primeiro emprego]. Vamos quebrar esse ciclo.',
  ],
  criticism: [
    'Anunciam bolsas e [atrasam o pagamento em {20-70} dias|cortam o laboratório].',
    'Nossos melhores pesquisadores estão indo embora. [Não é por falta de amor ao país.|Quem fica, fica sem reagente.]',
    '{ato} sobre o corte nas bolsas.',
  ],
  calls: [
    'Conhece um jovem que merece [oportunidade|ser ouvido]? Marque aqui.',
    'As inscrições estão abertas até {prazo}.',
  ],
}
