/** Stop words: folded words of four letters or more that carry no topic. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `para pelo pela pelos pelas como mais mas muito muita muitos muitas quando onde porque pois entao assim tambem ainda agora
  aqui ali hoje ontem amanha sempre nunca depois antes desde entre sobre contra com sem sob ate apos durante esse essa esses essas
  este esta estes estas isso isto aquele aquela aqueles aquelas aquilo dele dela deles delas nesse nessa neste nesta nesses nessas
  nestes nestas desse dessa deste desta desses dessas destes destas naquele naquela daquele daquela nosso nossa nossos nossas seus suas
  teus tuas meus minha minhas voce voces eles elas quem qual quais quanto quanta todo toda todos todas tudo nada cada outro outra
  outros outras mesmo mesma mesmos mesmas qualquer alguem algum alguma alguns algumas ninguem nenhum nenhuma apenas somente bem
  estao estava estavam estamos estou esteve estar sera serao seria sido sendo somos eram foram fosse forem tem temos tenho tinha
  tinham teve tiveram ter havia houve haver faz fazer fazendo feito fazem fez fizeram pode podem poder podemos poderia deve devem
  dever vamos vai vao vou indo quer quero querem querer disse dizer diz dizem falar fala falou sabe saber sabem sabemos ver veja vejam
  vendo viu dar deu esta estas entre tanto tanta tantos tantas menos quase pouco pouca poucos poucas enquanto embora porem
  contudo portanto logo talvez alem atraves junto juntos dentro fora cima baixo parte partir gente coisa coisas vezes ano anos dias
  hora horas aos das dos nas nos uma umas uns num numa lhes seja sejam tenha tenham aquilo caso conforme segundo link aqui leia
  assista confira acesse clique saiba siga compartilhe`.split(/\s+/),
)
