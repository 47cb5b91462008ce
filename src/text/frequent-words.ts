/**
 * The most frequent words of Portuguese posts, folded, and the character that encodes each where the store keeps word
 * positions (`word_codes`, migration 037): in UTF-8 those of the first lines take one byte, all others two. Counted in
 * posts of deputies and in comments. The list must never change, because the store contains its characters.
 */
const WORDS = `
  e de a o que do da para com em no nao na um os uma mais as por dos brasil se ao lula governo hoje presidente como bolsonaro
  das foi dia eu tem esta ser pra ja pelo vai sobre mas nosso nos isso pela sao contra esse muito so pais essa https agora quem
  todos povo ele meu federal anos minha ministro sua camara sem seu me nossa ate vamos aos ou trabalho r nacional ainda pl ter
  tambem pessoas nas vida q estado aqui democracia sera todo grande pode parabens bom lei voce politica saude luta tudo sempre
  estao brasilia mesmo deputados dias semana quando fazer justica faz novo bem ta ex brasileiro mundo projeto seus deputado
  mulheres estamos importante gente ai seguranca link ha milhoes deus janeiro foram entre ela congresso vez odio casa familia
  feira paulo pt publica populacao nada seja todas mil nem crime stf haddad defesa quer violencia educacao assim toda mulher
  maior direitos precisa mandato era d eles historia fernando atos zambelli carla onde verdade cada comissao cpmi brasileira
  criancas ver ministerio nesta ano momento depois eduardo reuniao vou programa tao sendo cara nunca amigos melhor policia ontem
  noticia frente news deve l fake solidariedade brasileiros br voces muita estou la caso apoio marco porra p to apos boa
  familias alem fez porque tempo pelos dinheiro tenho diz combate desenvolvimento posse sou suas dessa desse sim temos fala
  publico lado meio viva golpe direito volta video banco parte pq pf feliz poder durante vem fim esses dar amigo acoes coisa
  terroristas vitoria vc governador meus amor qualquer menos economia neste cidade nova juntos apenas pouco social trabalhadores
  disse respeito censura primeira mst crimes outros garantir redes desde voltou escolas precisamos segundo golpistas nossas
  sociais te dois nesse liberdade vao forma urgente sabe ministra ficar deputada senado falar conta esquerda bolsonaristas qual
  n sociedade situacao hora indigenas paz bilhoes piso compromisso junto atencao gt parlamentar prisao desgoverno politicas dele
  sul enquanto gleisi rio fiscal oficial quero internacional sp primeiro este lt cpi noticias antes tres bancada alguem acaba
  forca vitimas falta preso nessa fome segue enfermagem aumento recursos nome estar juros decisao absurdo entao ninguem medidas
  serao triste pro parlamentares pai quase tanto pessoa trabalhar covid terra saber senador cultura pagar publicas nossos pedido
  estados essas teve dino prefeito chega ataques vice pelas vivo filho mim ambiente homem direita df acao demais discurso
  partido mae estava dizer meses fica municipios moro favor renda campanha vergonha mes morte manha flavio tinha podemos joias
  familiares povos podem racismo bolsonarista fazendo planalto preciso pois fundamental central lugar estadual pauta preco
  especial bolsa importantes disso uniao presidencia medida republica escola fui valor outro empresas anderson obrigado
  pagamento palacio grupo foto domingo minimo tentativa regiao sejam deu seria urgencia proposta feito recebi quanto gov
  entrevista aniversario gabinete tipo duas requerimento salario companheiro responsabilidade certo receber cadeia reforma
  amanha ne secretario futuro igualdade mercado mal querem paises criminosos reais fora salarial alegria profissionais ultimos
  deixar importancia campo precisam acesso china vacina outras orgulho moraes agricultura combater trabalhando torres ajudar
  imprensa final parece defender audiencia ir sido reducao ministros http publicos projetos mostra qualidade segunda passar
  inicio lider possivel desta jair comigo humanos causa dentro tarde alexandre reconstrucao tragedia municipio sessao sei norte
  mano corrupcao partir eua pior estive debate certeza queria operacao empresa logo acabou sexta muitas dialogo processo terras
  informacoes dignidade ataque pessoal voltar rs sistema petrobras tomar busca goias muitos geral falando dados diante politico
  lixo oposicao guerra voto maria tera noite protecao mesma continuar coisas data eleicao acho deste investimentos aprovado
  conselho sob marielle acabar veja deixa nenhum vidas ficou globo plenario for existe quarta mundial passa aprovacao gestao
  pandemia outra esperanca alguns vacinacao exemplo presente encontro desejo vezes medo brasileiras sentimentos secretaria fosse
  federais poderes matar tentar cidades pena uso constituicao base internet impostos ato olha aprovar tribunal homens resultado
  objetivo participacao mandou acordo inflacao pau numero filhos contas agua colocar anunciou relacoes coracao total obras
  decreto novos relacao participei cartao taxa setor forte devem comeca uol hj merece imposto papel visita votacao votos cargo
  agenda imagens plano vereador queremos amo gastos movimento gasolina precos num realidade anistia honra rede fato evento
  instituicoes vitima vale investigar via passado forcas futebol casos nenhuma tenha maiores infelizmente real fiz maio comecou
  chegou excelente arcabouco caminho be s quatro alta familiar elas silva expressao algo dela passou daniel aconteceu jornalista
  emprego deveria deixou missao capital afirmou investigacao criacao armas supremo grandes linda extrema tive criminoso
  combustiveis inclusive mentiras tu terca querida maioria area jogo alimentos categoria feita santa lutar chegar amiga levar
  avante sair cima adolescentes garante prioridade numa impedir economico militar quinta deles vcs producao texto atual ira
  dilma proprio mentira reajuste mesa pesquisa abril eleicoes grave daqui crescimento presenca continua reconstruir ditadura
  pobres orcamento senhor civil milhares retomada seguir maranhao juiz conquista vontade livre historico servicos questao rua
  minhas atendimento presos mt fazenda servidores condicoes desses carnaval claro punicao prefeitura diesel caixa comunidade
  patrimonio acha dor mudar chuvas espaco melhorar participar advogado empregos politicos somos justo otima horas informacao
  eleitoral senadores ceara equipe crianca querido responsavel novamente ajuda neto tema opiniao comida parar punidos amazonia
  proteger chefe homenagem proximo mao autoridades pacheco lindo mp organizado varios popular coragem fico parana criar risco
  midia alguma tirar ensino denuncia carlos maos minas manter tristeza invasao oportunidade invasoes ciencia unidos professores
  golpista parlamento fevereiro medicos economica ordem servico sus michelle folha fazem ultimo cuidar lancamento transparencia
  tarcisio plataformas disposicao unico bolsonarismo presidenta novas fundo temporal principalmente c vacinas lo sigilo sucesso
  hospital ultimas joao atuacao areas sabia confira votar passando credito usar realmente proxima centro fatos propria tava
  prova falei construcao falou atras youtube mortes boas pedir jeito pr igual razao problema ladrao dando serio recebeu sabado
  criminosa destruicao sustentavel mauro varias litoral espero estudantes fortes tributaria voz conversa valores dificil tv
  trabalhador comprar municipal investimento compra sergio ouvir houve andre bandido animais dallagnol unica racial comeco ruas
  eleito viu assinaturas controle google professor yanomami autoria cabeca ultima representantes diferenca aqueles entrega
  contem cuidado seguimos agro esporte festa porto faca argentina democratico completa atraves responder mensagem acontecer
  resposta pratica prefeitos pautas repudio comando escolar lamentavel inclusao representa poderia bandidos agradeco cid cerca
  apresentei passo valorizacao lideres milhao jornal iniciativa time intervencao celular relator gas tentou exercito queda
  abaixo teria policiais local twitter site filha fe nota regime confianca pediu materia diferente tse vi tratar defende
  palavras jamais abencoe cidadao entender perto jose toma estarei investigacoes medio entrar algum agencia demandas anuncia
  acima chegando alegre america tenham trata havia campos pgr abraco abuso necessidade sexual executivo culpa necessario
  desinformacao kkkk mar deltan promover companheira somente energia permitir terrorismo professora inaceitavel tal viagem
  aumentar lembrar videos petista ruim gracas garantia jato rj maes ponto venceu colegas geracao teremos responsaveis distrito
  ia fizeram picanha pede perdeu pec legal aquele vandalismo assunto desafios dessas caiu crise acompanhe lideranca veio drogas
  melhores cenario evitar governadores contrario imagem firme vendo periodo estavam reduzir bndes zona nacao abertura
  corporativo pe sai boca ricardo basta lava carinho aprovou manda genero mato venezuela instagram tanta chama algumas dep
  diversos fortalecimento irmao comunicacao enfrentar mudanca cade breve participando vejo manifestacao governos explicar
  liderancas piaui depoimento comecar construir portugal luiz companheiros acontecendo fortalecer ilegal uns luis turma
  falecimento obrigada nikolas ccj debater primeiros ve virou animal pobre ministerios roberto assista programas marca trazer
  gosto juntas pergunta motivo viver impeachment envolvidos militares jesus isto musica lista rumo cnn querer sonho pedindo
  parabenizo creche grosso serie apesar esteve instituicao ameaca ganhar casas pensar franco sede terao tempos denuncias tivemos
  eram genocida acontece preve possa simples saneamento industria negra legislativo policial saiu aula receita bahia posso
  recebe judiciario legado referencia inquerito aprovada rodrigo vive ganha gsi rigor paulista discutir temas principais
  escravidao t gosta psol condenado cobrar menor telegram cassacao episodio duvida conteudo auxilio proximos tratamento
  privatizacao funcao lira registro ideia gratidao assedio lutando crescer alimentar parceria jovem internacionais anterior
  mudancas alto meta tenta diretor acompanhar finalmente paga problemas trabalha reconhecimento prazo alunos avancar foco
  mensagens dizendo zero cerimonia cria oportunidades deficiencia obra jogador mata patria diversas assinou jovens errado perda
  francisco votado perder organizacao classe brics indigena direto mostrar teu pm estaduais serem dedicacao gerar jornalismo
  partidos mendonca preconceito canal quais chamar terrorista metade santos omissao petroleo modelo show regional bc prevencao
  cedo leva tb aliados fiscalizacao historica legislativa dama moradores trabalhos mostram aceitar otimo enorme financeiro
  rurais agradecer impunidade calar teto tras fique assembleia jornalistas bora goncalves transporte idiota interesses antonio
  fogo devido instituto principal vereadores cidadania provas tentando tribuna conseguir apreensao coronel inss palavra
  tecnologia importa capacidade fakenews votei incrivel investir aquela interesse cuida promocao isencao contar janja membro
  acompanhando leite verdadeiro leis fiquei sc rural gloria conversar traz enfrentamento lhe emenda afinal agentes santo indo
  prol bomba latina buscar racistas longo voltando punir media recuperacao colega arthur emendas produtos prestar chamado
  prender medico inacreditavel vagabundo dona menina lutas convite porem artigo mobilizacao costa assistencia vereadora custo
  sabemos desafio ferreira guarulhos atacar comer tomou apoiar profissional espanha beneficio presentes corte investigado
  turismo instalacao exploracao absurda afirma acredito comercio relatorio manutencao republicanos x bolsas associacao tbt
  deputadas valorizar emocionante desigualdade candidatura etica moradia faltam vindo decisoes perde efeito tendo resultados
  significa membros regras roraima produtores mg ma pensa anunciar exatamente usa memoria cair esposa estara feminicidio
  conseguiu faco quiser sorte funcionarios movimentos universidades impacto facil ze desmatamento espera baixa essencial
  flamengo epoca destaque jr alerta comecando acham regulamentacao regra comunidades entregar trajetoria nivel sinto onu
  querendo sentido marcos pressao general onibus vagas prioridades seguem fio determina fase curitiba retorno nisso ah
  infraestrutura genocidio autoridade gerais acordos basica rocha contribuir natural maduro consumidor apresentar vermelho
  imunidade diretora sabem ambiental atentado ameacas inteiro orgaos recebemos unir mista coloca consigo assuntos presidencial
  vista dr iria abrir passada ditador bozo encontrar recado los catarina cargos documento atitude cassado aeroporto falsas
  simplesmente comunista fraude caro pegar acabamos propostas armadas justa comandante dizem derrota ganhou rita retirar
  comissoes racista especialmente conhecer candidato acabei dolar acabo abre governadora cafe sindicato penal junior luto pedro
  assessor meninas dono nomes possamos rodrigues assumir org tiveram recebido ampliar tornar pontos parabenizar garimpo
  alimentacao conforte seis avanco mostrou universidade paraiba inadmissivel pre regulacao covarde posicao assistir assinatura
  apurar mendes atividades reforco indicacao quebra icms narrativa atender caos moral conhece miliciano recorde solucoes ocorreu
  conseguimos emergencia diretamente alves perseguicao salvar decidiu ama pcdob min manaus idade imediatamente conquistas
  momentos cometeu imagina competencia corpo hein fundamentais grupos live cozinha velho arte respeita ordens fizemos formacao
  conjunto preocupacao visto ridiculo vira esquema global nordeste retirada cenas portas globonews derrubar rapido orgao
  agronegocio bi verdadeira livro chico lima mostrando instalada usou resistencia unidade cena amazonas juventude locais
  bivalente radio sala conte discriminacao usando sofreu blog clima forum trans ajudante piada cultural poucos doenca superior
  pernambuco luxo pobreza continue distribuicao criou tamanho aposentados levou porta comemorar realizacao pago vandalos
  perderam posicionamento carro diversidade direcao liga humano maneira tivesse pronto estrutura alvo retomar agrario tua
  presidentes graves advogados sujeito mandar podera hipocrisia consequencias possam pacote franca fabio diferentes cumprir
  provisoria leia comentarios pcc super dever senhora humanidade revista urnas beleza extremamente goiania autonomia reflexao
  jogar inteligencia realizar agir chuva mudou destruir faixa gastou felicidade ar criado bonito ucrania votou consegue longe
  amigas es punido virar visitar numeros desrespeito reunioes trafico fechar si cinco legislacao municipais progressistas
  produtiva celebrar nele privada leitura providencias propriedade esconder iremos fotos saudavel saudita portaria cheio
  delegado marcelo torna umas premio atuar rombo ce existem aquisicao juridica canalha abencoada acredita totalmente sergipe
  adolescente transferencia deixe juntamente nesses invasores reportagem fonte interior tantas linha sentir olhar necessarias
  assassinato almeida merecem territorio lembra assinar limites seguro graca defendendo imediata vir comum pensando resumo
  efeitos oliveira conteudos postura tira escandalo solucao consumo conhecimento correios entrou portanto maravilhosa marinho
  esquecer ler linhas incluindo carteira sabendo pos emocao vivendo valeu damares escolha vini salarios documentos preservacao
  cristo bancos digital inferno acreditar bolso anuncio processos assinado aviao carne decretos esperar rn institucionais litro
  recuperar codigo pastor declaracao batalha saiba possibilidade verde prometeu estadao companheiras material serve
  financiamento corrupto regioes permite diminuir plataforma saudade luz titular mortos praca recebendo colocou cancer diretoria
  ataca marcio promessa conjunta carreira manifestacoes revoltante branco itaipu enfermeiros oeste normal brilhante embora
  gilmar procuradoria tomando participou papo falamos espacos americanas oficialmente trouxe rainha olhos whatsapp planos
  esperando assinaram david permanente identificar`
  .trim()
  .split(/\s+/)

/** 1 is any other word; 2 and 3 are nothing and a bar. */
const FIRST_CODE = 4
const CODES: ReadonlyMap<string, number> = new Map(WORDS.map((word, at) => [word, FIRST_CODE + at]))

/** The word's character as a number; undefined if the word is not in the list. */
export const findWordCode = (word: string): number | undefined => CODES.get(word)
export const FREQUENT_WORDS: readonly string[] = WORDS
